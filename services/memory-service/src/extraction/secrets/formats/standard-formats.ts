import type { SecretFormat } from './secret-format.js';

/** What standards and addresses hold that opens something, and the keys of this service. */
export const standardFormats: readonly SecretFormat[] = [
  {
    kind: 'project_api_key',
    pattern: /\bak_[0-9A-Za-z]{38}\b/g,
    source: 'this service: ak_, 32 random characters, 6 of checksum',
  },
  {
    kind: 'workspace_token',
    pattern: /\bat_[0-9A-Za-z]{38}\b/g,
    source: 'this service: at_, 32 random characters, 6 of checksum',
  },
  {
    kind: 'slack_webhook',
    pattern: /https:\/\/hooks\.slack\.com\/(?:services|workflows)\/[\w/]{20,8000}/g,
    source: 'docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
  },
  {
    kind: 'age_secret_key',
    pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g,
    source: 'github.com/C2SP/C2SP/blob/main/age.md',
  },
  {
    kind: 'discord_webhook',
    pattern:
      /https:\/\/(?:canary\.|ptb\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{15,22}\/[\w-]{40,100}/g,
    source: 'discord.com/developers/docs/resources/webhook',
  },
  {
    kind: 'teams_webhook',
    pattern: /https:\/\/[\w-]{1,60}\.webhook\.office\.com\/webhookb2\/[\w@/-]{40,8000}/g,
    source: 'learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  },
  {
    kind: 'azure_sas_signature',
    pattern: /(?<=[?&;]sig=)[\w%+/=-]{20,8000}/g,
    source: 'learn.microsoft.com/rest/api/storageservices/create-service-sas',
  },
  {
    kind: 'presigned_url_signature',
    pattern: /(?<=[?&;]X-(?:Amz|Goog)-(?:Signature|Security-Token)=)[\w%+/=-]{32,8000}/gi,
    source: 'docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html',
  },
  {
    kind: 'kubernetes_client_key',
    pattern: /(?<=\bclient-key-data["']?:\s{0,4}["']?)[A-Za-z0-9+/]{40,20000}={0,2}/g,
    source: 'kubernetes.io/docs/reference/config-api/kubeconfig.v1',
  },
  {
    // "-----BEGIN PRIVATE KEY" and its kinds, not those of certificates and public keys.
    kind: 'private_key',
    pattern:
      /\bLS0tLS1CRUdJTi(?:BQUklW|BSU0EgUFJJV|BFQyBQUklW|BPUEVOU1NIIFBSSV|BFTkNSWVBURUQgUFJJV|BEU0EgUFJJV|BQR1AgUFJJV)[A-Za-z0-9+/]{20,20000}={0,2}/g,
    source: 'RFC 7468 in base64 (RFC 4648)',
  },
  {
    kind: 'azure_sas_signature',
    pattern: /(?<=\bsig=)(?=[\w%+/]{0,120}(?:%3D|=))[\w%+/]{30,200}(?:%3D|=){1,2}/g,
    source: 'learn.microsoft.com/rest/api/storageservices/create-service-sas',
  },
  {
    kind: 'zapier_webhook',
    pattern: /https:\/\/hooks\.zapier\.com\/hooks\/catch\/[\w/]{8,200}/g,
    source: 'help.zapier.com: whoever has the address starts the automation',
  },
  {
    kind: 'make_webhook',
    pattern: /https:\/\/hook\.(?:\w{2,4}\.)?(?:make|integromat)\.com\/[a-z0-9]{20,60}/g,
    source: 'help.make.com/webhooks',
  },
  {
    kind: 'extended_private_key',
    pattern: /\b[xyzt]prv[1-9A-HJ-NP-Za-km-z]{100,112}\b/g,
    source: 'github.com/bitcoin/bips/blob/master/bip-0032.mediawiki',
  },
  {
    kind: 'nostr_secret_key',
    pattern: /\bnsec1[02-9ac-hj-np-z]{58}\b/g,
    source: 'github.com/nostr-protocol/nips/blob/master/19.md',
  },
  {
    kind: 'paseto',
    pattern: /\bv[1-4]\.(?:local|public)\.[\w-]{40,8000}(?:\.[\w-]{1,400})?/g,
    source: 'github.com/paseto-standard/paseto-spec',
  },
  {
    kind: 'jwe',
    pattern: /\beyJ[\w-]{16,8000}\.[\w-]{0,8000}\.[\w-]{8,100}\.[\w-]{8,8000}\.[\w-]{16,100}/g,
    source: 'RFC 7516',
  },
  { kind: 'jwt', pattern: /\beyJ[\w-]{8,8000}\.eyJ[\w-]{8,8000}\.[\w-]{0,8000}/g, source: 'RFC 7519' },
];
