import type { SecretFormat } from './secret-format.js';

/** Tokens of what holds, builds, tests, publishes and plans code. */
export const codeFormats: readonly SecretFormat[] = [
  {
    kind: 'github_token',
    pattern: /\bghs_\w{1,20}_eyJ[\w-]{20,8000}\.[\w.-]{20,8000}(?<!\.)/g,
    source: 'github.blog/changelog: installation tokens in the form of a JWT',
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
  { kind: 'npm_token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g, source: 'docs.npmjs.com/about-access-tokens' },
  { kind: 'pypi_token', pattern: /\bpypi-[\w-]{50,8000}/g, source: 'pypi.org/help/#apitoken' },
  { kind: 'rubygems_key', pattern: /\brubygems_[0-9a-f]{48}\b/g, source: 'guides.rubygems.org/api-key-scopes' },
  {
    kind: 'docker_token',
    pattern: /\bdckr_(?:pat|oat)_[\w-]{20,80}/g,
    source: 'docs.docker.com/security/access-tokens',
  },
  { kind: 'linear_key', pattern: /\blin_(?:api|oauth)_[A-Za-z0-9]{32,64}\b/g, source: 'linear.app/developers' },
  {
    kind: 'postman_key',
    pattern: /\bPMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/g,
    source: 'learning.postman.com/docs/developer/postman-api/authentication',
  },
  { kind: 'sentry_token', pattern: /\bsntry[su]_[\w+/=-]{40,8000}/g, source: 'docs.sentry.io/account/auth-tokens' },
  {
    kind: 'atlassian_token',
    pattern: /\bAT[AC]TT3[\w=-]{60,8000}/g,
    source: 'support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account',
  },
  {
    kind: 'github_token',
    pattern: /\bv1\.[0-9a-f]{40}\b/g,
    source: 'docs.github.com: installation tokens until 2021',
  },
  {
    kind: 'bitbucket_token',
    pattern: /\bATBB(?=[A-Za-z]{0,40}\d)[\w=-]{28,8000}/g,
    source: 'support.atlassian.com/bitbucket-cloud/docs/app-passwords',
  },
  {
    kind: 'trello_token',
    pattern: /\bATTA[0-9a-f]{64}\b/g,
    source: 'developer.atlassian.com/cloud/trello/guides/rest-api/authorization',
  },
  {
    kind: 'asana_token',
    pattern: /(?<![\w/.-])(?:[01]\/\d{10,20}|2\/\d{10,20}\/\d{10,20}):[0-9a-f]{32}\b/g,
    source: 'developers.asana.com/docs/personal-access-token; GitHub secret scanning: asana_personal_access_token',
  },
  {
    kind: 'clickup_token',
    pattern: /\bpk_\d{5,12}_[A-Z0-9]{32}\b/g,
    source: 'developer.clickup.com/docs/authentication',
  },
  {
    kind: 'circleci_token',
    pattern: /\bCCI(?:PAT|PRJ)_[A-Za-z0-9]{16,30}_[0-9a-f]{40}\b/g,
    source: 'circleci.com/changelog/new-format-for-api-access-tokens',
  },
  {
    kind: 'buildkite_token',
    pattern: /\bbk[a-z]{2}_(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{32,64}\b/g,
    source: 'buildkite.com/docs/apis/managing-api-tokens: bkua_ of users, bkct_ of clusters, bkaj_ of jobs',
  },
  {
    kind: 'terraform_token',
    pattern: /\b[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{40,100}/g,
    source: 'developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens',
  },
  {
    kind: 'pulumi_token',
    pattern: /\bpul-[0-9a-f]{40}\b/g,
    source: 'pulumi.com/docs/pulumi-cloud/access-management/access-tokens',
  },
  {
    kind: 'sonar_token',
    pattern: /\bsq[apu]_[0-9a-f]{40}\b/g,
    source: 'docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens',
  },
  {
    kind: 'snyk_token',
    pattern: /\bsnyk_[us]at\.[0-9a-f]{8}\.[\w.-]{16,8000}(?<!\.)/g,
    source: 'docs.snyk.io/snyk-api/authentication-for-api',
  },
  {
    kind: 'sourcegraph_token',
    pattern: /\b(?:sg[pd]_(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}|slk_[0-9a-f]{64})\b/g,
    source: 'sourcegraph.com/docs/cli/how-tos/creating_an_access_token; gitleaks: sourcegraph-access-token',
  },
  {
    kind: 'artifactory_token',
    pattern: /\b(?:AKCp[A-Za-z0-9]{30,100}|cmVmd[A-Za-z0-9]{59})\b/g,
    source: 'jfrog.com/help: API keys and reference tokens; gitleaks: artifactory-api-key',
  },
  {
    kind: 'nuget_key',
    pattern: /\boy2[a-z0-9]{43}\b/g,
    source: 'learn.microsoft.com/nuget/nuget-org/publish-a-package; GitHub secret scanning: nuget_api_key',
  },
  {
    kind: 'crates_io_token',
    pattern: /\bcio(?=[A-Za-z]{0,32}\d)[A-Za-z0-9]{32}\b/g,
    source: 'doc.rust-lang.org/cargo/reference/publishing.html; GitHub secret scanning: cratesio_api_token',
  },
  {
    kind: 'clojars_token',
    pattern: /\bCLOJARS_[0-9a-z]{60}\b/g,
    source: 'github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  },
  {
    kind: 'packagist_token',
    pattern: /\bpackagist_[a-z]{3}_[0-9a-f]{60,80}\b/g,
    source: 'packagist.com/docs: token prefixes; GitHub secret scanning: packagist',
  },
  {
    kind: 'deno_token',
    pattern: /\bdd[opw]_[A-Za-z0-9]{36}\b/g,
    source: 'docs.deno.com/deploy; GitHub secret scanning: deno',
  },
  {
    kind: 'octopus_key',
    pattern: /\bAPI-[A-Z0-9]{26,40}\b/g,
    source: 'octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  },
  {
    kind: 'harness_token',
    pattern: /\b[ps]at\.[\w-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20}\b/g,
    source: 'developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys',
  },
  {
    kind: 'prefect_key',
    pattern: /\bpn[ub]_[A-Za-z0-9]{36}\b/g,
    source: 'docs.prefect.io/v3/manage/cloud/manage-users/api-keys',
  },
  {
    kind: 'infracost_key',
    pattern: /\bico-[A-Za-z0-9]{32}\b/g,
    source: 'infracost.io/docs; gitleaks: infracost-api-token',
  },
  {
    kind: 'readme_key',
    pattern: /\brdme_[a-z0-9]{70}\b/g,
    source: 'docs.readme.com/main/reference/intro/authentication',
  },
  {
    kind: 'scalingo_token',
    pattern: /\btk-us-[\w-]{48}(?![\w-])/g,
    source: 'developers.scalingo.com; gitleaks: scalingo-api-token',
  },
  {
    kind: 'gitpod_token',
    pattern: /\b(?:gitpod_pat|csb_v1)_[\w.-]{40,300}(?<!\.)/g,
    source: 'gitpod.io/docs/gitpod/integrations/personal-access-token, codesandbox.io/docs/sdk',
  },
];
