import type { SecretFormat } from './secret-format.js';

/** Keys of services that pay, send, talk, draw and keep. */
export const serviceFormats: readonly SecretFormat[] = [
  {
    kind: 'slack_token',
    pattern: /\b(?:xox[abceoprs]|xapp)-[\w-]{10,8000}/g,
    source: 'docs.slack.dev/authentication/tokens',
  },
  {
    kind: 'stripe_key',
    pattern: /\b(?:[sr]k_(?:live|test)_[A-Za-z0-9]{6,8000}|whsec_[A-Za-z0-9+/=]{20,8000})/g,
    source: 'docs.stripe.com/keys',
  },
  {
    kind: 'stripe_key',
    pattern: /\bsk_org_(?:live|test)_[A-Za-z0-9]{6,8000}/g,
    source: 'docs.stripe.com/keys/organization-api-keys',
  },
  {
    kind: 'adafruit_key',
    pattern: /\baio_(?=[A-Za-z]{0,27}\d)(?=[a-z0-9]{0,27}[A-Z])[A-Za-z0-9]{28}\b/g,
    source: 'io.adafruit.com/api/docs; kingfisher and GitHub secret scanning: adafruit_io_key',
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
  { kind: 'notion_token', pattern: /\bntn_[A-Za-z0-9]{40,60}\b/g, source: 'developers.notion.com/docs/authorization' },
  {
    kind: 'figma_token',
    pattern: /\bfig[dpo]r?_[\w-]{40,80}/g,
    source: 'developers.figma.com/docs/rest-api/authentication',
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
    kind: 'notion_token',
    pattern: /\bsecret_[A-Za-z0-9]{43}\b/g,
    source: 'developers.notion.com/docs/authorization (until 2024)',
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
    kind: 'slack_token',
    pattern: /\bxoxd-[\w%+/=-]{20,8000}/g,
    source: 'docs.slack.dev/authentication: cookies of its web client',
  },
  {
    kind: 'razorpay_key',
    pattern: /\brzp_(?:live|test)_[A-Za-z0-9]{14}\b/g,
    source: 'razorpay.com/docs/api/authentication',
  },
  {
    kind: 'flutterwave_key',
    pattern: /\bFLWSECK(?:_TEST|_LIVE)?-?[0-9A-Za-z]{12,60}(?:-X)?\b/g,
    source: 'developer.flutterwave.com/docs/authentication',
  },
  {
    kind: 'shippo_token',
    pattern: /\bshippo_(?:live|test)_[0-9a-f]{40}\b/g,
    source: 'docs.goshippo.com/docs/guides_general/authentication',
  },
  {
    kind: 'duffel_token',
    pattern: /\bduffel_(?:live|test)_[\w=-]{43}/g,
    source: 'duffel.com/docs/api/overview/making-requests',
  },
  {
    kind: 'lob_key',
    pattern: /\b(?:live|test)_[0-9a-f]{35}\b/g,
    source: 'docs.lob.com: API keys; gitleaks: lob-api-key',
  },
  {
    kind: 'mollie_key',
    pattern: /\b(?:live|test)_(?=[A-Za-z]{0,30}\d)(?=[a-z0-9]{0,30}[A-Z])[A-Za-z0-9]{30}\b/g,
    source: 'docs.mollie.com/docs/authentication',
  },
  {
    kind: 'gocardless_token',
    pattern: /\blive_(?=[\w=-]{0,40}\d)(?=[\w=-]{0,40}[A-Z])[\w=-]{40}(?![\w=-])/g,
    source: 'developer.gocardless.com/api-reference; gitleaks: gocardless-api-token',
  },
  {
    kind: 'easypost_token',
    pattern: /\bEZ[AT]K[A-Za-z0-9]{54}\b/g,
    source: 'docs.easypost.com/docs/authentication',
  },
  {
    kind: 'plaid_token',
    pattern:
      /\b(?:access|public|link|processor)-(?:sandbox|development|production)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'plaid.com/docs/api/tokens',
  },
  {
    kind: 'paypal_token',
    pattern: /\baccess_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}\b/g,
    source: 'developer.paypal.com/braintree/docs/guides/authorization/access-token',
  },
  {
    kind: 'paddle_key',
    pattern: /\bpdl_(?:live|sdbx)_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}\b/g,
    source: 'developer.paddle.com/api-reference/about/authentication',
  },
  {
    kind: 'polar_token',
    pattern: /\bpolar_(?:oat|pat|at_[a-z]|rt_[a-z]|cs|ci|rcs|whs)_[A-Za-z0-9]{30,60}\b/g,
    source: 'polar.sh/docs/integrate/authentication',
  },
  {
    kind: 'square_token',
    pattern: /\bEAAA(?=[\w-]{0,59}\d)[\w-]{40,59}(?![\w-])/g,
    source: 'developer.squareup.com/docs/build-basics/access-tokens',
  },
  {
    kind: 'facebook_token',
    pattern: /\bEAA(?=[A-Za-z]{0,80}\d)[A-Za-z0-9]{60,500}\b/g,
    source: 'developers.facebook.com/docs/facebook-login/guides/access-tokens; gitleaks: facebook-page-access-token',
  },
  {
    kind: 'instagram_token',
    pattern: /\bIGQ[A-Za-z0-9][\w-]{80,300}/g,
    source: 'developers.facebook.com/docs/instagram-platform',
  },
  {
    kind: 'hubspot_token',
    pattern: /\bpat-(?:na|eu|ap)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'developers.hubspot.com/docs/guides/apps/private-apps/overview',
  },
  {
    kind: 'salesforce_token',
    pattern: /\b00D[A-Za-z0-9]{12,15}![\w.]{60,200}(?<!\.)/g,
    source: 'help.salesforce.com: session ids; trufflehog: salesforce',
  },
  {
    kind: 'intercom_token',
    pattern: /\bdG9rO[A-Za-z0-9+/]{50,100}={0,2}/g,
    source: 'developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  },
  {
    kind: 'typeform_token',
    pattern: /\btfp_[\w=.-]{40,80}(?<!\.)/g,
    source: 'typeform.com/developers/get-started/personal-access-token',
  },
  {
    kind: 'contentful_token',
    pattern: /\bCFPAT-[\w-]{40,80}(?![\w-])/g,
    source: 'contentful.com/developers/docs/references/authentication',
  },
  {
    kind: 'dropbox_token',
    pattern: /\bsl\.(?:u\.)?(?=[\w=-]{0,80}[A-Z])(?=[\w=-]{0,80}\d)[\w=-]{40,8000}/g,
    source: 'developers.dropbox.com/oauth-guide; gitleaks: dropbox-short-lived-api-token',
  },
  {
    kind: 'mailchimp_key',
    pattern: /\b[0-9a-f]{32}-us\d{1,2}\b/g,
    source: 'mailchimp.com/developer/marketing/guides/quick-start',
  },
  {
    kind: 'mandrill_key',
    pattern: /\bmd-(?=[\w-]{0,21}\d)(?=[\w-]{0,21}[A-Z])[\w-]{22}(?![\w-])/g,
    source: 'mailchimp.com/developer/transactional/guides/quick-start',
  },
  {
    kind: 'mailgun_key',
    pattern: /\b[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}\b/g,
    source: 'documentation.mailgun.com/docs/mailgun/api-reference/mg-auth; gitleaks: mailgun-signing-key',
  },
  {
    kind: 'mailersend_token',
    pattern: /\bmlsn\.[0-9a-f]{64}\b/g,
    source: 'developers.mailersend.com/general.html; gitleaks: mailersend',
  },
  {
    kind: 'brevo_key',
    pattern: /\bx(?:keysib|smtpsib)-[0-9a-f]{64}-[A-Za-z0-9]{16}\b/g,
    source: 'developers.brevo.com/docs/getting-started',
  },
  {
    kind: 'resend_key',
    pattern: /\bre_(?=[A-Za-z]{0,8}\d|[A-Za-z0-9]{0,8}[A-Z])[A-Za-z0-9]{6,10}_[A-Za-z0-9]{20,30}\b/g,
    source: 'resend.com/docs/api-reference/introduction; GitHub secret scanning: resend_api_key',
  },
  {
    kind: 'telnyx_key',
    pattern: /\bKEY0[0-9A-F]{31}_[A-Za-z0-9]{22}\b/g,
    source: 'developers.telnyx.com/docs/account-setup/create-api-keys',
  },
  {
    kind: 'discord_token',
    pattern: /\bmfa\.[\w-]{60,100}/g,
    source: 'docs.discord.com: tokens of accounts with a second factor',
  },
  {
    kind: 'pubnub_key',
    pattern: /\bsec-c-[A-Za-z0-9]{40,60}={0,2}/g,
    source: 'pubnub.com/docs/general/setup/account-setup',
  },
  {
    kind: 'ably_key',
    pattern: /(?<![\w.-])[\w-]{6}\.[\w-]{6}:(?=[\w-]{0,45}\d)(?=[\w-]{0,45}[A-Z])[\w-]{43}(?![\w-])/g,
    source: 'ably.com/docs/auth',
  },
  {
    kind: 'liveblocks_key',
    pattern: /\bsk_(?:prod|dev)_[\w-]{40,120}(?![\w-])/g,
    source: 'liveblocks.io/docs/authentication',
  },
  {
    kind: 'imagekit_key',
    pattern: /\bprivate_[A-Za-z0-9+/]{27}=/g,
    source: 'imagekit.io/docs/api-keys',
  },
  {
    kind: 'rapidapi_key',
    pattern: /\b[a-z0-9]{10}msh[a-z0-9]{15}p1[a-z0-9]{5}jsn[a-z0-9]{12}\b/g,
    source: 'docs.rapidapi.com/docs/keys; gitleaks: rapidapi-access-token',
  },
  {
    kind: 'segment_token',
    pattern: /\bsgp_[A-Za-z0-9]{64}\b/g,
    source: 'docs.segmentapis.com; GitHub secret scanning: segment_public_api_token',
  },
  {
    kind: 'adobe_secret',
    pattern: /\bp8e-[a-zA-Z0-9]{32}\b/g,
    source: 'developer.adobe.com/developer-console/docs; gitleaks: adobe-client-secret',
  },
  {
    kind: 'maxmind_key',
    pattern: /\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/g,
    source: 'dev.maxmind.com/license-key-validation-api',
  },
  {
    kind: 'frameio_token',
    pattern: /\bfio-u-[\w=-]{64}(?![\w=-])/g,
    source: 'developer.adobe.com/frameio; gitleaks: frameio-api-token',
  },
  {
    kind: 'persona_key',
    pattern: /\bpersona_(?:production|sandbox)_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'docs.withpersona.com/api-keys',
  },
  {
    kind: 'stytch_secret',
    pattern: /\bsecret-(?:live|test)-[\w=-]{36}/g,
    source: 'stytch.com/docs/api; GitHub secret scanning: stytch',
  },
  {
    kind: 'vk_token',
    pattern: /\bvk1\.a\.[\w-]{60,300}/g,
    source: 'dev.vk.com/api/access-token',
  },
  {
    kind: 'retool_token',
    pattern: /\bretool_[a-z0-9]{26}\b/g,
    source: 'docs.retool.com/org-users/guides/retool-api',
  },
  {
    // `mk_live_7Hq2…` of any service: letters of both cases between two numbers near by, or small letters and
    // three numbers, as no variable (`encode_test_Utf8ToBase64`), table or test is called.
    kind: 'api_key',
    pattern:
      /\b[a-z][a-z0-9]{0,15}(?:_[a-z0-9]{1,15}){0,2}_(?:live|test|prod|sandbox)_(?:(?=[A-Za-z0-9]{0,60}\d[A-Za-z]{1,4}\d)(?=[a-z0-9]{0,60}[A-Z])(?=[A-Z0-9]{0,60}[a-z])[A-Za-z0-9]{10,200}|(?=[a-z]{0,20}\d{1,20}[a-z]{1,20}\d{1,20}[a-z]{1,20}\d)[a-z0-9]{16,200})\b/g,
    source: 'the form that services took over from docs.stripe.com/keys',
  },
];
