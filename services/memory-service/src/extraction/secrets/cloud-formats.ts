import type { SecretFormat } from './secret-formats.js';

/** Keys of clouds, hosts, databases, stores of secrets and what watches over them. */
export const cloudFormats: readonly SecretFormat[] = [
  {
    kind: 'aws_access_key',
    pattern: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
    source: 'docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html',
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
  {
    kind: 'digitalocean_token',
    pattern: /\bdo[opr]_v1_[0-9a-f]{64}\b/g,
    source: 'docs.digitalocean.com/reference/api/create-personal-access-token',
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
    kind: 'doppler_token',
    pattern: /\bdp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{40,80}/g,
    source: 'docs.doppler.com/reference/auth-token-formats',
  },
  {
    kind: 'azure_storage_key',
    pattern: /(?<=\b(?:AccountKey|SharedAccessKey)=)[A-Za-z0-9+/]{40,100}={0,2}/g,
    source: 'learn.microsoft.com/azure/storage/common/storage-configure-connection-string',
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
];
