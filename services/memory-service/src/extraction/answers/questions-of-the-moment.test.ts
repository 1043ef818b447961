import { expect, test } from '@jest/globals';
import { asksForTheMoment } from './questions-of-the-moment.js';

test.each([
  'What are you looking for?',
  'what does the log say now?',
  "How's it going?",
  'any luck?',
  'Which workspace are you in?',
  'What is n at that point?',
  'Where would you like to start?',
  'Did you restart the daemon?',
  'Tu as vidé le cache du navigateur ?',
  "and what's left on the ticket?",
])('of the moment: %s', (question) => expect(asksForTheMoment(question)).toBe(true));

test.each([
  'Where should we put the logs?',
  'Which one is your default branch?',
  'Which file is the source of truth?',
  'Which terminal do you use?',
  'What do we start the server with?',
  'What should we focus on this quarter?',
  'Have you installed the CLI globally?',
  'How far is your office?',
  'What are the limits on this page?',
  'What is the port of staging?',
  'What is next year planned for?',
])('to be remembered: %s', (question) => expect(asksForTheMoment(question)).toBe(false));
