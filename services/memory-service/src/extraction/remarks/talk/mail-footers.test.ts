import { expect, test } from '@jest/globals';
import { isMailFooter } from './mail-footers.js';

test.each([
  'This message and its attachments may contain privileged information.',
  'The information in this email is confidential.',
  'If you are not the named recipient, please destroy it at once.',
  'Any unauthorised disclosure is strictly forbidden.',
  'The opinions expressed in it are those of the sender.',
  'Diese Nachricht ist vertraulich.',
  'Think of the planet before you print this mail.',
  'This email was checked for viruses by Sentry Mail.',
  "You're receiving this newsletter because you bought a ticket.",
  'To unsubscribe, reply with STOP.',
  'View in browser',
  '© 2021 Harbour Ltd. All rights reserved.',
  'Please do not reply to this email.',
  '-- Sent from my Android phone',
  'Von meinem iPhone gesendet',
  'Get Outlook for iOS',
])('the small print under a mail: %s', (sentence) => expect(isMailFooter(sentence)).toBe(true));

test.each([
  'This repo is confidential until the launch.',
  'The roadmap is confidential and only for the board.',
  'If you have received the parcel, tell Ines.',
  'Logs are sent from my laptop to the NAS every night.',
  'To unsubscribe a member, set `active` to false.',
  'Unsubscribe links go through SendGrid.',
  'The newsletter goes out on Mondays.',
  'We print the tickets on recycled paper.',
  'Opinions differ on the new logo.',
  'The emails are sent from Postmark.',
])('and none: %s', (sentence) => expect(isMailFooter(sentence)).toBe(false));
