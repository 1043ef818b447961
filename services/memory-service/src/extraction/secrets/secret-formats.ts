/** One published format of a credential that can be told from other text by its form alone. */
export interface SecretFormat {
  /** Stands in the placeholder: `[secret:github_token]`. */
  readonly kind: string;
  /** Global, and of bounded repetition, so that no text makes it backtrack for long. */
  readonly pattern: RegExp;
  /** Where its issuer (or, failing that, its specification) describes it. */
  readonly source: string;
}

/**
 * The formats known by their form. The order counts: a more specific one stands before the general one that would also match.
 * Lengths are lower bounds where an issuer says that its tokens may grow.
 */
export const secretFormats: readonly SecretFormat[] = [
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
    kind: 'aws_access_key',
    pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
    source: 'docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html',
  },
  {
    kind: 'github_token',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,8000}|github_pat_[A-Za-z0-9_]{22,8000})\b/g,
    source: 'docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
  {
    kind: 'gitlab_token',
    pattern: /\b(?:glpat|gloas|gldt|glrtr?|glcbt|glptt|glft|glimt|glagent|glsoat|glffct)-[\w.-]{20,8000}/g,
    source: 'docs.gitlab.com/security/tokens/#token-prefixes',
  },
  {
    kind: 'slack_token',
    pattern: /\b(?:xox[abceoprs]|xapp)-[\w-]{10,8000}/g,
    source: 'docs.slack.dev/authentication/tokens',
  },
  {
    kind: 'slack_webhook',
    pattern: /https:\/\/hooks\.slack\.com\/(?:services|workflows)\/[\w/]{20,8000}/g,
    source: 'docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
  },
  {
    kind: 'stripe_key',
    pattern: /\b(?:[sr]k_(?:live|test)_[A-Za-z0-9]{10,8000}|whsec_[A-Za-z0-9+/=]{20,8000})/g,
    source: 'docs.stripe.com/keys',
  },
  { kind: 'anthropic_key', pattern: /\bsk-ant-[\w-]{20,8000}/g, source: 'docs.anthropic.com/en/api/overview' },
  {
    kind: 'openai_key',
    pattern: /\bsk-(?:(?:proj|svcacct|admin|None)-[\w-]{20,8000}|[A-Za-z0-9]{20,8000}\b)/g,
    source: 'platform.openai.com/docs/api-reference/authentication',
  },
  {
    kind: 'openrouter_key',
    pattern: /\bsk-or-v1-[0-9a-f]{64}\b/g,
    source: 'openrouter.ai/docs/api-reference/authentication',
  },
  { kind: 'groq_key', pattern: /\bgsk_[A-Za-z0-9]{40,80}\b/g, source: 'console.groq.com/docs/quickstart' },
  { kind: 'xai_key', pattern: /\bxai-[A-Za-z0-9]{60,120}\b/g, source: 'docs.x.ai/docs/overview' },
  {
    kind: 'replicate_token',
    pattern: /\br8_[A-Za-z0-9]{37}\b/g,
    source: 'replicate.com/docs/topics/security/api-tokens',
  },
  {
    kind: 'google_api_key',
    pattern: /\bAIza[\w-]{35}(?![\w-])/g,
    source: 'cloud.google.com/docs/authentication/api-keys',
  },
  {
    kind: 'google_oauth_secret',
    pattern: /\b(?:GOCSPX-[\w-]{28}|ya29\.[\w-]{20,8000})/g,
    source: 'developers.google.com/identity/protocols/oauth2',
  },
  { kind: 'npm_token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g, source: 'docs.npmjs.com/about-access-tokens' },
  { kind: 'pypi_token', pattern: /\bpypi-[\w-]{50,8000}/g, source: 'pypi.org/help/#apitoken' },
  { kind: 'rubygems_key', pattern: /\brubygems_[0-9a-f]{48}\b/g, source: 'guides.rubygems.org/api-key-scopes' },
  {
    kind: 'docker_token',
    pattern: /\bdckr_(?:pat|oat)_[\w-]{20,80}/g,
    source: 'docs.docker.com/security/access-tokens',
  },
  {
    kind: 'huggingface_token',
    pattern: /\bhf_[A-Za-z0-9]{30,80}\b/g,
    source: 'huggingface.co/docs/hub/security-tokens',
  },
  {
    kind: 'digitalocean_token',
    pattern: /\bdo[opr]_v1_[0-9a-f]{64}\b/g,
    source: 'docs.digitalocean.com/reference/api/create-personal-access-token',
  },
  {
    kind: 'sendgrid_key',
    pattern: /\bSG\.[\w-]{16,32}\.[\w-]{16,64}/g,
    source: 'docs.sendgrid.com/ui/account-and-settings/api-keys',
  },
  {
    kind: 'mailgun_key',
    pattern: /\bkey-[0-9a-f]{32}\b/g,
    source: 'documentation.mailgun.com/docs/mailgun/api-reference/mg-auth',
  },
  { kind: 'twilio_key', pattern: /\bSK[0-9a-f]{32}\b/g, source: 'twilio.com/docs/iam/api-keys' },
  {
    kind: 'shopify_token',
    pattern: /\bshp(?:at|ca|pa|ss|tka)_[0-9A-Fa-f]{32}\b/g,
    source: 'shopify.dev/docs/apps/build/authentication-authorization',
  },
  {
    kind: 'square_token',
    pattern: /\b(?:sq0(?:atp|csp)-[\w-]{22,60}|EAAA[\w-]{60})/g,
    source: 'developer.squareup.com/docs/build-basics/access-tokens',
  },
  {
    kind: 'databricks_token',
    pattern: /\bdapi[0-9a-f]{32}(?:-\d)?\b/g,
    source: 'docs.databricks.com/dev-tools/auth/pat.html',
  },
  {
    kind: 'hashicorp_vault_token',
    pattern: /\bhv[sbr]\.[\w-]{24,8000}/g,
    source: 'developer.hashicorp.com/vault/docs/concepts/tokens',
  },
  {
    kind: 'grafana_token',
    pattern: /\bgl(?:sa|c)_[\w+/=-]{32,8000}/g,
    source: 'grafana.com/docs/grafana/latest/administration/service-accounts',
  },
  { kind: 'linear_key', pattern: /\blin_(?:api|oauth)_[A-Za-z0-9]{32,64}\b/g, source: 'linear.app/developers' },
  { kind: 'notion_token', pattern: /\bntn_[A-Za-z0-9]{40,60}\b/g, source: 'developers.notion.com/docs/authorization' },
  {
    kind: 'postman_key',
    pattern: /\bPMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/g,
    source: 'learning.postman.com/docs/developer/postman-api/authentication',
  },
  { kind: 'sentry_token', pattern: /\bsntry[su]_[\w+/=-]{40,8000}/g, source: 'docs.sentry.io/account/auth-tokens' },
  {
    kind: 'supabase_token',
    pattern: /\bsb(?:p_[0-9a-f]{40}|_secret_[\w-]{20,80})/g,
    source: 'supabase.com/docs/guides/api/api-keys',
  },
  {
    kind: 'planetscale_token',
    pattern: /\bpscale_(?:tkn|pw|oauth)_[\w.-]{32,64}/g,
    source: 'planetscale.com/docs/concepts/service-tokens',
  },
  {
    kind: 'newrelic_key',
    pattern: /\bNRAK-[A-Z0-9]{27}\b/g,
    source: 'docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys',
  },
  {
    kind: 'figma_token',
    pattern: /\bfig[dpo]r?_[\w-]{40,80}/g,
    source: 'developers.figma.com/docs/rest-api/authentication',
  },
  {
    kind: 'doppler_token',
    pattern: /\bdp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{40,80}/g,
    source: 'docs.doppler.com/reference/auth-token-formats',
  },
  {
    kind: 'telegram_bot_token',
    pattern: /(?<=\bbot|\b)\d{8,10}:AA[\w-]{33}(?![\w-])/g,
    source: 'core.telegram.org/bots/api#authorizing-your-bot',
  },
  {
    kind: 'discord_bot_token',
    pattern: /\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/g,
    source: 'discord.com/developers/docs/reference#authentication',
  },
  {
    kind: 'azure_storage_key',
    pattern: /(?<=\b(?:AccountKey|SharedAccessKey)=)[A-Za-z0-9+/]{40,100}={0,2}/g,
    source: 'learn.microsoft.com/azure/storage/common/storage-configure-connection-string',
  },
  {
    kind: 'age_secret_key',
    pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g,
    source: 'github.com/C2SP/C2SP/blob/main/age.md',
  },
  {
    kind: 'notion_token',
    pattern: /\bsecret_[A-Za-z0-9]{43}\b/g,
    source: 'developers.notion.com/docs/authorization (until 2024)',
  },
  {
    kind: 'atlassian_token',
    pattern: /\bAT[AC]TT3[\w=-]{60,8000}/g,
    source: 'support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account',
  },
  {
    kind: 'netlify_token',
    pattern: /\bnf[pcou]_[A-Za-z0-9]{36,60}\b/g,
    source: 'docs.netlify.com/api/get-started',
  },
  {
    kind: 'tailscale_key',
    pattern: /\btskey-(?:auth-|api-|client-|scim-|webhook-)?[A-Za-z0-9]{6,40}-[A-Za-z0-9]{16,80}/g,
    source: 'tailscale.com/kb/1277/key-prefixes',
  },
  {
    kind: 'airtable_token',
    pattern: /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/g,
    source: 'airtable.com/developers/web/guides/personal-access-tokens',
  },
  {
    kind: 'mapbox_token',
    pattern: /\bsk\.eyJ[\w-]{16,8000}\.[\w-]{16,100}/g,
    source: 'docs.mapbox.com/accounts/guides/tokens',
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
  { kind: 'jwt', pattern: /\beyJ[\w-]{8,8000}\.eyJ[\w-]{8,8000}\.[\w-]{0,8000}/g, source: 'RFC 7519' },
];
