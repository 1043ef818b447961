import type { SecretFormat } from './secret-format.js';

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
  {
    kind: 'aws_bedrock_key',
    pattern: /\b(?:ABSK[A-Za-z0-9+/]{100,300}={0,2}|bedrock-api-key-[A-Za-z0-9+/=]{40,8000})/g,
    source: 'docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  },
  {
    kind: 'google_refresh_token',
    pattern: /(?<![\w/:.-])1\/\/0[\w-]{40,200}/g,
    source: 'developers.google.com/identity/protocols/oauth2: refresh tokens',
  },
  {
    kind: 'google_api_key',
    pattern: /\bAQ\.(?=[\w-]{0,40}\d)[A-Za-z0-9][\w-]{40,100}(?![\w-])/g,
    source: 'ai.google.dev/gemini-api/docs/api-key: keys bound to an account',
  },
  {
    kind: 'google_storage_key',
    pattern: /\bGOOG1?E?[A-Z][A-Z0-9]{19,59}\b/g,
    source: 'docs.cloud.google.com/storage/docs/authentication/hmackeys',
  },
  {
    kind: 'azure_client_secret',
    pattern: /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~-])/g,
    source: 'learn.microsoft.com/entra/identity-platform; gitleaks: azure-ad-client-secret',
  },
  {
    kind: 'azure_key',
    pattern: /\b[A-Za-z0-9]{52}JQQJ9[A-Za-z0-9]{27}(?:[A-Za-z0-9+/]{0,4}={0,2})(?![A-Za-z0-9])/g,
    source: 'github.com/microsoft/security-utilities: common annotated security keys, Azure DevOps among them',
  },
  {
    kind: 'azure_devops_token',
    pattern: /\b[A-Za-z0-9]{75,76}AZDO[A-Za-z0-9]{4,5}\b/g,
    source: 'learn.microsoft.com/azure/devops/release-notes/2024/general/sprint-241-update: 84 characters, signed AZDO',
  },
  {
    // Sent with messages until 2024, in HTTP headers.
    kind: 'firebase_server_key',
    pattern: /\bAAAA[\w-]{7}:APA91b[\w-]{100,200}(?![\w-])/g,
    source: 'firebase.google.com/docs/cloud-messaging/auth-server; detect-secrets: GoogleFCMKeyDetector',
  },
  {
    kind: 'scaleway_access_key',
    pattern: /\bSCW(?=[A-Z]{0,16}\d)[A-Z0-9]{17}\b/g,
    source:
      'github.com/scaleway/scaleway-sdk-go: validation of access keys; scaleway.com/en/developers/api/iam/api-keys',
  },
  {
    kind: 'alibaba_access_key',
    pattern: /\bLTAI(?=[A-Za-z]{0,20}\d)[A-Za-z0-9]{12,20}\b/g,
    source: 'alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  },
  {
    kind: 'tencent_access_key',
    pattern: /\bAKID(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{32,36}\b/g,
    source: 'tencentcloud.com/document/product/598/32675',
  },
  {
    kind: 'yandex_key',
    pattern: /\b(?:AQVN[\w-]{35,38}|t1\.[A-Z0-9a-z_-]{1,400}={0,2}\.[\w-]{86}={0,2}|y0_[\w-]{30,200})(?![\w-])/g,
    source: 'yandex.cloud/docs/iam/concepts/authorization; gitleaks: yandex-api-key',
  },
  {
    kind: 'upcloud_token',
    pattern: /\bucat_[A-Z0-9]{26}\b/g,
    source: 'developers.upcloud.com/1.3/2-authentication',
  },
  {
    kind: 'fly_token',
    pattern:
      /\b(?:FlyV1\s{1,4})?(?:fm\d[ar]?|fo\d)_(?=[\w+/=-]{0,80}\d)[\w+/=-]{20,8000}(?:,(?:fm\d[ar]?|fo\d)_[\w+/=-]{20,8000}){0,8}/g,
    source: 'fly.io/docs/security/tokens; gitleaks: flyio-access-token',
  },
  {
    kind: 'vercel_token',
    pattern:
      /\b(?:vc[piark]_(?=[A-Za-z]{0,60}\d)[A-Za-z0-9]{24,100}|vercel_blob_rw_[A-Za-z0-9]{10,40}_[A-Za-z0-9]{20,60})\b/g,
    source: 'vercel.com/docs/accounts/access-tokens; GitHub secret scanning: vercel',
  },
  {
    kind: 'render_key',
    pattern: /\brnd_(?=[A-Za-z]{0,60}\d)[A-Za-z0-9]{24,60}\b/g,
    source: 'render.com/docs/api',
  },
  {
    kind: 'heroku_key',
    pattern: /\bHRKU-[\w-]{30,100}(?![\w-])/g,
    source: 'devcenter.heroku.com/articles/platform-api-quickstart',
  },
  {
    kind: 'cloudflare_token',
    pattern: /\bcf(?:k|ut|at)_[A-Za-z0-9]{40,60}\b/g,
    source: 'developers.cloudflare.com/fundamentals/api/get-started/token-formats',
  },
  {
    kind: 'cloudflare_token',
    pattern: /\bv1\.0-[0-9a-f]{24}-[0-9a-f]{100,200}\b/g,
    source: 'developers.cloudflare.com/fundamentals/api/get-started/ca-keys',
  },
  {
    kind: 'netlify_token',
    pattern: /\bnfp_[\w-]{36,60}(?![\w-])/g,
    source: 'docs.netlify.com/api/get-started',
  },
  {
    kind: 'neon_credential',
    pattern: /\b(?:napi_[a-z0-9]{40,80}|npg_(?=[A-Za-z]{0,24}\d)[A-Za-z0-9]{10,24})\b/g,
    source: 'neon.com/docs/manage/api-keys, and passwords of its roles',
  },
  {
    kind: 'aiven_password',
    pattern: /\bAVNS_[\w-]{15,24}(?![\w-])/g,
    source: 'aiven.io; GitHub secret scanning: aiven_service_password',
  },
  {
    kind: 'cockroachdb_key',
    pattern: /\bCCDB1_[A-Za-z0-9]{22}_[A-Za-z0-9]{40}\b/g,
    source: 'cockroachlabs.com/docs/cockroachcloud/managing-access',
  },
  {
    kind: 'clickhouse_key',
    pattern: /\b4b1d(?=[a-z0-9]{0,37}[A-Z])[A-Za-z0-9]{38}\b/g,
    source: 'clickhouse.com/docs/cloud/manage/openapi; gitleaks: clickhouse-cloud-api-secret-key',
  },
  {
    kind: 'mongodb_secret',
    pattern: /\bmdb_sa_sk_[\w-]{30,60}(?![\w-])/g,
    source: 'mongodb.com/docs/atlas/api/service-accounts-overview',
  },
  {
    kind: 'confluent_secret',
    pattern: /\bcflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9+/])/g,
    source: 'docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys',
  },
  {
    kind: 'dbt_token',
    pattern: /\bdbt[csu]_(?=[\w=-]{0,60}\d)[\w=-]{32,80}/g,
    source: 'docs.getdbt.com/docs/dbt-cloud-apis/authentication',
  },
  {
    kind: 'elastic_token',
    pattern: /\bessu_[A-Za-z0-9+/=]{40,300}/g,
    source: 'elastic.co/docs/deploy-manage/api-keys/elastic-cloud-api-keys',
  },
  {
    kind: 'tinybird_token',
    pattern: /\bp\.eyJ[\w-]{16,8000}\.[\w-]{16,100}/g,
    source: 'tinybird.co/docs/forward/administration/tokens',
  },
  {
    kind: 'convex_deploy_key',
    pattern: /\b(?:prod|dev|preview|project):[\w-]{1,60}(?::[\w-]{1,60})?\|[A-Za-z0-9+/=]{20,8000}/g,
    source: 'docs.convex.dev/production/hosting: deploy keys',
  },
  {
    kind: 'xata_key',
    pattern: /\bxau_[A-Za-z0-9]{30,60}\b/g,
    source: 'xata.io/docs/concepts/api-keys',
  },
  {
    kind: 'materialize_password',
    pattern: /\bmzp_[0-9a-f]{64}\b/g,
    source: 'materialize.com/docs/security/cloud/users-service-accounts',
  },
  {
    kind: 'backblaze_key',
    pattern: /(?<![\w+/=-])K00\d(?=[A-Za-z0-9+/]{0,26}[A-Z])(?=[A-Za-z0-9+/]{0,26}[a-z])[A-Za-z0-9+/]{27}(?![\w+/=-])/g,
    source: 'backblaze.com/docs/cloud-storage-application-keys',
  },
  {
    kind: 'hashicorp_vault_token',
    pattern: /\bs\.(?=[a-z0-9]{0,23}[A-Z])(?=[A-Z0-9]{0,23}[a-z])(?=[A-Za-z]{0,23}\d)[A-Za-z0-9]{24}\b/g,
    source: 'developer.hashicorp.com/vault/docs/concepts/tokens: until Vault 1.10',
  },
  {
    kind: 'onepassword_token',
    pattern: /\bops_eyJ[\w+/=-]{40,8000}/g,
    source: 'developer.1password.com/docs/service-accounts',
  },
  {
    kind: 'onepassword_secret_key',
    pattern: /\bA3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}\b/g,
    source: 'support.1password.com/secret-key; gitleaks: 1password-secret-key',
  },
  {
    kind: 'bitwarden_token',
    pattern: /\b0\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==/g,
    source: 'bitwarden.com/help/access-tokens',
  },
  {
    kind: 'infisical_token',
    pattern: /\bst\.[0-9a-f]{24}\.[0-9a-f]{32,64}(?:\.[0-9a-f]{16,64})?\b/g,
    source: 'infisical.com/docs/documentation/platform/token',
  },
  {
    kind: 'openshift_token',
    pattern: /\bsha256~[\w-]{43}(?![\w-])/g,
    source: 'docs.redhat.com: OAuth tokens of OpenShift; gitleaks: openshift-user-token',
  },
  {
    kind: 'rancher_token',
    pattern: /\btoken-[a-z0-9]{5}:[a-z0-9]{54}\b/g,
    source: 'ranchermanager.docs.rancher.com/api/api-tokens',
  },
  {
    kind: 'grafana_token',
    pattern: /\beyJrIjoi[A-Za-z0-9+/]{70,400}={0,2}/g,
    source: 'grafana.com/docs: API keys until 2023; gitleaks: grafana-api-key',
  },
  {
    kind: 'dynatrace_token',
    pattern: /\bdt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}\b/g,
    source: 'docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/access-tokens',
  },
  {
    kind: 'newrelic_key',
    pattern: /\b(?:NRII-[\w-]{32}|NRJS-[0-9a-f]{19}|[0-9a-z]{32,36}(?:FFFF)?NRAL)(?![\w-])/g,
    source: 'docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys: insert and license keys',
  },
  {
    kind: 'honeycomb_key',
    pattern: /\bhc[abx](?:ik|mk|ic)_[A-Za-z0-9]{40,80}\b/g,
    source: 'docs.honeycomb.io/configure/environments/manage-api-keys',
  },
  {
    kind: 'axiom_token',
    pattern: /\bxa[ap]t-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'axiom.co/docs/reference/tokens',
  },
  {
    kind: 'posthog_key',
    pattern: /\bph[xs]_(?=[A-Za-z]{0,60}\d)[A-Za-z0-9]{40,60}\b/g,
    source: 'posthog.com/docs/api; GitHub secret scanning: posthog_personal_api_key',
  },
  {
    kind: 'launchdarkly_key',
    pattern: /\b(?:sdk|mob)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'launchdarkly.com/docs/sdk/concepts/client-side-server-side',
  },
  {
    kind: 'statsig_key',
    pattern: /\b(?:secret|console)-(?=[A-Za-z]{0,60}\d)[A-Za-z0-9]{40,60}\b/g,
    source: 'docs.statsig.com/access-management/api-keys',
  },
  {
    kind: 'checkly_key',
    pattern: /\bcu_[0-9a-f]{32}\b/g,
    source: 'checklyhq.com/docs/accounts-and-users/creating-api-key',
  },
  {
    kind: 'defined_networking_key',
    pattern: /\bdnkey-[A-Za-z0-9=_-]{26}-[\w=-]{52}/g,
    source: 'docs.defined.net; gitleaks: defined-networking-api-token',
  },
  {
    kind: 'ngrok_token',
    pattern: /\b[1-3](?=[a-z0-9]{0,25}[A-Z])[A-Za-z0-9]{26}_(?=[A-Za-z]{0,21}\d)[A-Za-z0-9]{18,22}\b/g,
    source: 'ngrok.com/docs/agent/#authtokens',
  },
  {
    kind: 'akamai_token',
    pattern: /\bakab-[a-z0-9]{16}-[a-z0-9]{16}\b/g,
    source: 'techdocs.akamai.com/developer/docs/edgegrid',
  },
  {
    kind: 'ory_token',
    pattern: /\bory_(?:pat|wak|apikey|at|rt|ac|st)_[\w-]{30,8000}(?:\.[\w-]{30,200})?/g,
    source: 'ory.sh/docs/concepts/personal-access-token; gitleaks and GitHub secret scanning: ory',
  },
  {
    kind: 'okta_token',
    pattern: /(?<![\w+/=.:-])00(?=[\w-]{0,40}[a-z])(?=[\w-]{0,40}[A-Z])(?=[\w-]{0,40}[A-Za-z]\d)[\w-]{40}(?![\w+/=-])/g,
    source: 'developer.okta.com/docs/guides/create-an-api-token; trufflehog: okta',
  },
];
