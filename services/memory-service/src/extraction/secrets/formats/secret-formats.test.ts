import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';
import { formatsIn, secretFormats } from './secret-formats.js';

/** Put together here, so that no file of this repository holds what looks like a secret. */
const letters = (count: number): string => 'aB3dE5fG7hI9kL1mN2pQ4rS6tU8vW0xYzZcC'.repeat(9).slice(0, count);
const small = (count: number): string => letters(count).toLowerCase();
const capitals = (count: number): string => letters(count).toUpperCase();
const hex = (count: number): string => '0f1e2d3c4b5a69788796a5b4c3d2e1f0'.repeat(5).slice(0, count);
const digits = (count: number): string => '1203948576102938'.repeat(2).slice(0, count);
const uuid = '7f3b2c1d-9e8f-4a6b-8c5d-1e2f3a4b5c6d';

const ofModels: readonly (readonly [string, string])[] = [
  ['langfuse_key', `sk-lf-${uuid}`],
  ['elevenlabs_key', `sk_${hex(48)}`],
  ['anthropic_key', `sk-ant-admin01-${letters(80)}`],
  ['openai_key', `sk-svcacct-${letters(80)}`],
  ['openai_key', `sk-admin-${letters(80)}`],
  ['openai_session_key', `sess-${letters(40)}`],
  ['openrouter_key', `sk-or-v1-${hex(64)}`],
  ['groq_key', `gsk_${letters(52)}`],
  ['xai_key', `xai-${letters(80)}`],
  ['replicate_token', `r8_${letters(37)}`],
  ['langsmith_key', `lsv2_pt_${hex(32)}_${hex(10)}`],
  ['langsmith_key', `lsv2_sk_${hex(32)}_${hex(10)}`],
  ['huggingface_token', `api_org_${'aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeFgH'}`],
  ['perplexity_key', `pplx-${letters(48)}`],
  ['fireworks_key', `fw_${letters(24)}`],
  ['cerebras_key', `csk-${small(48)}`],
  ['nvidia_key', `nvapi-${letters(64)}`],
  ['together_key', `tgp_v1_${letters(43)}`],
  ['voyage_key', `pa-${letters(43)}`],
  ['jina_key', `jina_${letters(60)}`],
  ['pinecone_key', `pcsk_${letters(5)}_${letters(63)}`],
  ['tavily_key', `tvly-${letters(32)}`],
  ['tavily_key', `tvly-dev-${letters(32)}`],
  ['firecrawl_key', `fc-${hex(32)}`],
  ['weights_and_biases_key', `wandb_v1_${letters(27)}_${letters(49)}`],
  ['context7_key', `ctx7sk-${uuid}`],
  ['cursor_key', `crsr_${hex(64)}`],
  ['sandbox_key', `e2b_${hex(40)}`],
  ['browserbase_key', `bb_live_${letters(27)}`],
  ['runpod_key', `rpa_${capitals(46)}`],
  ['zhipu_key', `${hex(32)}.${letters(16)}`],
  ['memory_service_key', `m0-${letters(40)}`],
  ['api_key', `sk-abc-${letters(32)}`],
];

const ofCode: readonly (readonly [string, string])[] = [
  ...['gho', 'ghu', 'ghs', 'ghr'].map((prefix) => ['github_token', `${prefix}_${letters(36)}`] as const),
  ['github_token', `ghs_12345_eyJ${letters(40)}.eyJ${letters(60)}.${letters(43)}`],
  ...['gldt', 'glrt', 'glft', 'glsoat', 'glcbt', 'glptt', 'glagent'].map(
    (prefix) => ['gitlab_token', `${prefix}-${letters(20)}`] as const,
  ),
  ['bitbucket_token', `ATBB${letters(32)}`],
  ['atlassian_token', `ATCTT3xFfGN0${letters(180)}=A1B2C3D4`],
  ['trello_token', `ATTA${hex(64)}`],
  ['asana_token', `1/${digits(16)}:${hex(32)}`],
  ['asana_token', `0/${digits(16)}:${hex(32)}`],
  ['asana_token', `2/${digits(16)}/${digits(16)}:${hex(32)}`],
  ['clickup_token', `pk_12345678_${capitals(32)}`],
  ['linear_key', `lin_api_${letters(40)}`],
  ['circleci_token', `CCIPAT_${letters(22)}_${hex(40)}`],
  ['buildkite_token', `bkua_${hex(40)}`],
  ['terraform_token', `${letters(14)}.atlasv1.${letters(67)}`],
  ['pulumi_token', `pul-${hex(40)}`],
  ['sonar_token', `squ_${hex(40)}`],
  ['snyk_token', `snyk_uat.${hex(8)}.${letters(20)}-${letters(12)}.${letters(20)}`],
  ['sourcegraph_token', `sgp_${hex(16)}_${hex(40)}`],
  ['artifactory_token', `AKCp${letters(69)}`],
  ['artifactory_token', `cmVmd${letters(59)}`],
  ['nuget_key', `oy2${small(43)}`],
  ['crates_io_token', `cio${letters(32)}`],
  ['clojars_token', `CLOJARS_${small(60)}`],
  ['packagist_token', `packagist_uut_${hex(68)}`],
  ['deno_token', `ddp_${letters(36)}`],
  ['octopus_key', `API-${capitals(26)}`],
  ['harness_token', `pat.${letters(22)}.${hex(24)}.${letters(20)}`],
  ['prefect_key', `pnu_${letters(36)}`],
  ['infracost_key', `ico-${letters(32)}`],
  ['readme_key', `rdme_${small(70)}`],
  ['sentry_token', `sntryu_${hex(64)}`],
  ['postman_key', `PMAK-${hex(24)}-${hex(34)}`],
];

const ofClouds: readonly (readonly [string, string])[] = [
  ...['ASIA', 'ABIA', 'ACCA'].map((prefix) => ['aws_access_key', `${prefix}${'ABCDEFGH23456723'}`] as const),
  ['aws_bedrock_key', `ABSK${letters(132)}`],
  ['google_refresh_token', `1//0${letters(100)}`],
  ['google_oauth_secret', `GOCSPX-${letters(28)}`],
  ['google_oauth_secret', `ya29.${letters(100)}`],
  ['google_api_key', `AQ.Ab8${letters(47)}`],
  ['azure_client_secret', `aB3${'8Q~'}${letters(34)}`],
  ['azure_key', `${letters(52)}JQQJ9${'9'}${letters(26)}`],
  ['azure_devops_token', `${letters(76)}AZDO${letters(4)}`],
  ['firebase_server_key', `AAAA${letters(7)}:APA91b${letters(134)}`],
  ['scaleway_access_key', `SCW${'ABCDEFGH234567XYZ'}`],
  ['alibaba_access_key', `LTAI5t${letters(18)}`],
  ['tencent_access_key', `AKID${letters(32)}`],
  ['yandex_key', `AQVN${letters(36)}`],
  ['upcloud_token', `ucat_${capitals(26)}`],
  ['fly_token', `FlyV1 fm2_${letters(100)}`],
  ['fly_token', `FlyV1 fm2_${letters(60)}==,fm2_${letters(40)}/+${letters(9)},fo1_${letters(43)}`],
  ['fly_token', `fm2_${letters(100)}`],
  ['fly_token', `fo1_${letters(43)}`],
  ...['vcp', 'vci', 'vca', 'vcr', 'vck'].map((prefix) => ['vercel_token', `${prefix}_${letters(56)}`] as const),
  ['render_key', `rnd_${letters(32)}`],
  ['heroku_key', `HRKU-${uuid}`],
  ['heroku_key', `HRKU-AA${letters(58)}`],
  ['cloudflare_token', `cfut_${letters(48)}`],
  ['cloudflare_token', `v1.0-${hex(24)}-${hex(146)}`],
  ['neon_credential', `napi_${small(64)}`],
  ['neon_credential', `npg_${letters(12)}`],
  ['aiven_password', `AVNS_${letters(19)}`],
  ['cockroachdb_key', `CCDB1_${letters(22)}_${letters(40)}`],
  ['clickhouse_key', `4b1d${letters(38)}`],
  ['mongodb_secret', `mdb_sa_sk_${letters(40)}`],
  ['planetscale_token', `pscale_tkn_${letters(43)}`],
  ['planetscale_token', `pscale_pw_${letters(43)}`],
  ['supabase_token', `sbp_${hex(40)}`],
  ['supabase_token', `sb_secret_${letters(31)}`],
  ['confluent_secret', `cflt${letters(60)}`],
  ['dbt_token', `dbtu_${letters(40)}`],
  ['elastic_token', `essu_${letters(80)}`],
  ['tinybird_token', `p.eyJ${letters(60)}.${letters(43)}`],
  ['convex_deploy_key', `prod:happy-otter-123|${letters(60)}`],
  ['materialize_password', `mzp_${hex(64)}`],
  ['backblaze_key', `K005${letters(27)}`],
  ['hashicorp_vault_token', `s.${letters(24)}`],
  ['hashicorp_vault_token', `hvb.${letters(60)}`],
  ['onepassword_token', `ops_eyJ${letters(250)}`],
  ['onepassword_secret_key', `A3-${capitals(6)}-${capitals(6)}-${['AB3D9', 'FG7HJ', 'KL1MN', 'PQ4RS'].join('-')}`],
  ['bitwarden_token', `0.${uuid}.${letters(30)}:${letters(22)}==`],
  ['openshift_token', `sha256~${letters(43)}`],
  ['rancher_token', `token-a1b2c:${small(54)}`],
  ['grafana_token', `glc_${letters(60)}`],
  ['grafana_token', `glsa_${letters(32)}_${hex(8)}`],
  ['dynatrace_token', `dt0c01.${capitals(24)}.${capitals(64)}`],
  ['newrelic_key', `NRAK-${capitals(27)}`],
  ['newrelic_key', `${hex(32)}FFFFNRAL`],
  ['honeycomb_key', `hcaik_${small(58)}`],
  ['axiom_token', `xaat-${uuid}`],
  ['posthog_key', `phx_${letters(43)}`],
  ['launchdarkly_key', `sdk-${uuid}`],
  ['statsig_key', `secret-${letters(43)}`],
  ['ngrok_token', `2${letters(26)}_${letters(21)}`],
  ['akamai_token', `akab-${small(16)}-${small(16)}`],
  ['ory_token', `ory_pat_${letters(32)}`],
  ['doppler_token', `dp.pt.${letters(43)}`],
  ['okta_token', `00${letters(40)}`],
  ['databricks_token', `dapi${hex(32)}`],
  ['netlify_token', `nfp_${letters(36)}`],
];

const ofServices: readonly (readonly [string, string])[] = [
  ['slack_token', `xapp-1-${capitals(11)}-${digits(13)}-${hex(64)}`],
  ['slack_token', `xoxd-${letters(60)}%2B${letters(20)}%3D`],
  ['stripe_key', `rk_live_${letters(24)}`],
  ['stripe_key', `whsec_${letters(32)}`],
  ['razorpay_key', `rzp_live_${letters(14)}`],
  ['flutterwave_key', `FLWSECK_TEST-${hex(32)}-X`],
  ['shippo_token', `shippo_live_${hex(40)}`],
  ['duffel_token', `duffel_live_${letters(43)}`],
  ['lob_key', `live_${hex(35)}`],
  ['mollie_key', `live_${letters(30)}`],
  ['gocardless_token', `live_${letters(40)}`],
  ['easypost_token', `EZAK${letters(54)}`],
  ['plaid_token', `access-production-${uuid}`],
  ['paypal_token', `access_token$production$${small(16)}$${hex(32)}`],
  ['paddle_key', `pdl_live_apikey_${small(26)}_${letters(22)}_${letters(3)}`],
  ['polar_token', `polar_oat_${letters(43)}`],
  ['square_token', `EAAA${letters(60)}`],
  ['stripe_key', `sk_org_live_${letters(40)}`],
  ['stripe_key', `sk_org_test_${letters(40)}`],
  ['adafruit_key', `aio_${letters(28)}`],
  ['square_token', `sq0atp-${letters(22)}`],
  ['facebook_token', `EAAC${letters(120)}`],
  ['hubspot_token', `pat-na1-${uuid}`],
  ['salesforce_token', `00D${letters(12)}!${letters(80)}`],
  ['intercom_token', `dG9rO${letters(55)}=`],
  ['typeform_token', `tfp_${letters(44)}_${letters(14)}`],
  ['contentful_token', `CFPAT-${letters(43)}`],
  ['dropbox_token', `sl.${letters(130)}`],
  ['dropbox_token', `sl.u.${letters(130)}`],
  ['mailchimp_key', `${hex(32)}-us12`],
  ['mandrill_key', `md-${letters(22)}`],
  ['mailgun_key', `${hex(32)}-${hex(8)}-${hex(8)}`],
  ['mailersend_token', `mlsn.${hex(64)}`],
  ['brevo_key', `xkeysib-${hex(64)}-${letters(16)}`],
  ['resend_key', `re_${letters(8)}_${letters(24)}`],
  ['twilio_key', `SK${hex(32)}`],
  ['telnyx_key', `KEY01${hex(30).toUpperCase()}_${letters(22)}`],
  ['discord_bot_token', `M${letters(23)}.${letters(6)}.${letters(38)}`],
  ['ably_key', `${letters(6)}.${letters(6)}:${letters(43)}`],
  ['shopify_token', `shpss_${hex(32)}`],
  ['rapidapi_key', `${small(10)}msh${small(15)}p1${small(5)}jsn${small(12)}`],
  ['adobe_secret', `p8e-${letters(32)}`],
  ['maxmind_key', `${letters(6)}_${letters(29)}_mmk`],
  ['persona_key', `persona_production_${uuid}`],
  ['stytch_secret', `secret-live-${letters(35)}=`],
  ['figma_token', `figd_${letters(40)}`],
  ['api_key', `mk_live_${letters(12)}`],
  ['api_key', `acme_test_${letters(24)}`],
  ['api_key', `acme_sk_prod_${letters(32)}`],
  ['api_key', `vend_live_${small(20)}`],
  ['api_key', `pk_test_${letters(20)}`],
];

const ofStandards: readonly (readonly [string, string])[] = [
  ['zapier_webhook', `https://hooks.zapier.com/hooks/catch/1234567/${small(7)}`],
  ['make_webhook', `https://hook.eu1.make.com/${small(32)}`],
  ['age_secret_key', `AGE-SECRET-KEY-1${capitals(58)}`],
  ['extended_private_key', `xprv9${'s21ZrQH143K24Mfq'.repeat(7).slice(0, 106)}`],
  ['nostr_secret_key', `nsec1${'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.repeat(2).slice(0, 58)}`],
  ['paseto', `v4.public.${letters(120)}`],
  ['jwe', `eyJ${letters(60)}.${letters(60)}.${letters(16)}.${letters(80)}.${letters(22)}`],
];

const all = [...ofModels, ...ofCode, ...ofClouds, ...ofServices, ...ofStandards];

describe('each by its form, in a sentence that names no secret', () => {
  test.each(all)('%s', (kind, secret) => {
    const redacted = `For deploying to staging I use [secret:${kind}], as before.`;
    expect(redactSecrets(`For deploying to staging I use ${secret}, as before.`)).toBe(redacted);
    expect(redactSecrets(redacted)).toBe(redacted);
    expect(redactSecrets(`I use "${secret}".`)).toBe(`I use "[secret:${kind}]".`);
  });

  test.each([
    ['sig=', `${letters(43)}%3D`, 'azure_sas_signature'],
    ['the SAS is sv=2022-11-02&sig=', `${letters(20)}%2B${letters(20)}%3D`, 'azure_sas_signature'],
    [`AKIA${'ABCDEFGH23456723'} / `, `${letters(38)}/+`, 'aws_secret_key'],
    [`Our AWS is AKIA${'ABCDEFGH23456723'} with `, letters(40), 'aws_secret_key'],
    [`AKIA${'ABCDEFGH23456723'}\n`, letters(40), 'aws_secret_key'],
    [`AC${hex(32)}:`, hex(32), 'twilio_token'],
    [`Twilio is AC${hex(32)} with `, hex(32), 'twilio_token'],
  ])('beside what belongs to it: %s', (before, secret, kind) => {
    const redacted = redactSecrets(before + secret);
    expect(redacted.endsWith(`[secret:${kind}]`)).toBe(true);
    expect(redactSecrets(redacted)).toBe(redacted);
  });
});

describe('what must stay', () => {
  test.each([
    uuid,
    hex(7),
    hex(40),
    hex(64),
    `00${hex(38)}`,
    `sha256:${hex(64)}`,
    `sha512-${letters(86)}==`,
    `node@sha256:${hex(64)}`,
    `data:image/png;base64,${letters(300)}`,
    `1/${digits(16)}`,
    'rnd_seed',
    'SCWARTZENEGGERHOUSES',
    'sk_org_chart',
    'aio_pikaConnectionFactoryOfTheApp',
    'aio_http_client_session_for_the_api2',
    'AAAA1234567:APA91b',
    `${hex(80)}AZDO`,
    'rnd_generator_for_the_shuffle_of_rows',
    'pplx-70b-online',
    'fw_update_manager_v2',
    'fm2_frequency_modulation_depth_of_left',
    'vca_gain_of_the_second_envelope_generator',
    'sk-spinner-three-bounce-container-2',
    'sk-chasing-dot-before-animation',
    'md-container--full-width',
    're_create_all_of_the_tables',
    'tvly-python-sdk-for-agents',
    'ops_engineering_oncall_rotation',
    'pcsk_init',
    'cio-deployment',
    'ciorequirementsofthecommitteeofeuro',
    'live_streaming_of_the_conference_in_berlin',
    'test_that_the_first_page_is_served_whole',
    'run_test_Base64Encoder',
    'encode_test_Utf8ToBase64',
    'sensor_test_20240317',
    'db_live_replica01',
    'orders_prod_eu1',
    'orders_live_events_v2_daily',
    'app_test_2024q1report',
    'it_test_ShouldReturn404WhenMissing',
    'cf-worker-kv-namespace-binding-of-staging',
    'API-GATEWAY-TIMEOUT',
    'pat-na1',
    'secret-santa-list-of-the-whole-engineering-team',
    'sdk-core@29.7.0',
    `sl.find(items, byName)`,
    's.someMethodOfTheStringBuil',
    'statusline.tsx',
    '00-getting-started-with-the-new-dashboard',
    '00000000000000000000000000000000000000000000',
    '#00ff7f',
    'rgba(0, 0, 0, 0.5)',
    '@types/node@20.19.43',
    'jest@30.5.2',
    'v1.0-beta.3',
    'v4.public.example',
    'EAAS and EAAC are abbreviations',
    'prod:web|staging:web',
    'access-production-database',
    'https://hooks.zapier.com/docs',
    `AC${hex(32)}`,
    `AC${hex(32)} made the call in commit ${hex(40)}`,
    'design=full&sig=none',
    'dotnet add package Newtonsoft.Json --version 13.0.3',
    `registry.example.com/app/web:${hex(40)}`,
    `https://cdn.example.com/assets/index-${letters(8)}.js`,
    `arn:aws:lambda:eu-central-1:123456789012:function:resize-images`,
  ])('%s', (text) => {
    const sentence = `For deploying to staging I use ${text} as before.`;
    expect(redactSecrets(sentence)).toBe(sentence);
  });
});

test('no format repeats without a bound, and each has its source', () => {
  for (const { kind, pattern, source } of secretFormats) {
    expect({ kind, flags: pattern.flags }).toEqual({ kind, flags: expect.stringContaining('g') });
    expect({ kind, isBounded: !/[*+](?![^[]*\])|\{\d+,\}/.test(pattern.source) }).toEqual({ kind, isBounded: true });
    expect({ kind, hasSource: source !== '' }).toEqual({ kind, hasSource: true });
  }
});

describe('formats are passed over only where they cannot be', () => {
  test.each([
    ['What database does the billing service use?', false],
    ['the authentication, implementation and infrastructure of the checkout', false],
    ['sk_live_abcdef', true],
    ['It is (sk_live_abcdef)', true],
    ['=sk_live_abcdef', true],
  ])('%s', (text, holdsStripe) => {
    expect(formatsIn(text).some(({ kind }) => kind === 'stripe_key')).toBe(holdsStripe);
  });

  test('by what their patterns begin with, which no other alternative of a pattern lacks', () => {
    for (const { kind, pattern } of secretFormats) {
      const withoutGroups = pattern.source
        .replace(/\\.|\[(?:\\.|[^\]])*\]/g, '')
        .replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
      expect({ kind, hasAlternatives: withoutGroups.includes('|') }).toEqual({ kind, hasAlternatives: false });
    }
  });
});
