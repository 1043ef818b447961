import type { SecretFormat } from './secret-formats.js';

/** Keys of services that pay, send, talk, draw and keep. */
export const serviceFormats: readonly SecretFormat[] = [
  {
    kind: 'slack_token',
    pattern: /\b(?:xox[abceoprs]|xapp)-[\w-]{10,8000}/g,
    source: 'docs.slack.dev/authentication/tokens',
  },
  {
    kind: 'stripe_key',
    pattern: /\b(?:[sr]k_(?:live|test)_[A-Za-z0-9]{10,8000}|whsec_[A-Za-z0-9+/=]{20,8000})/g,
    source: 'docs.stripe.com/keys',
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
];
