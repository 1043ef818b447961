import { describe, expect, test } from '@jest/globals';
import { firstOfTwo } from '../testing/rank-in-order.js';

describe('one clause that swaps two things takes the place of what had the one', () => {
  test.each([
    ['We deploy with Jenkins', 'We replaced Jenkins with GitHub Actions', 'How do we deploy?'],
    ['The maps are drawn with Mapbox', 'We swapped Mapbox for MapLibre', 'What are the maps drawn with?'],
    ['Our queue is RabbitMQ', 'RabbitMQ was replaced by NATS', 'What is our queue?'],
    [
      'The feature flag service is LaunchDarkly',
      'We ditched LaunchDarkly for Unleash',
      'What is our feature flag service?',
    ],
    ['We use black for formatting', 'ruff format replaced black', 'What do we use for formatting?'],
    ['Our wiki is Confluence', 'Confluence has given way to Outline', 'What is our wiki?'],
    ['We track errors with Sentry', 'We dropped Sentry in favour of GlitchTip', 'What do we track errors with?'],
    ['I work at Northwind', 'I left Northwind for Acme', 'Where do I work?'],
    [
      'The staging database is called stg_main',
      'stg_main was renamed shop_stage',
      'What is the staging database called?',
    ],
    ['The repo is called hermes', 'We renamed hermes to atlas', 'What is the repo called?'],
    ['Bundling is done by Parcel', 'Parcel was a mistake, Vite does the bundling', 'What does the bundling?'],
    ['Our mail is sent with Mailgun', 'We migrated from Mailgun to Postmark', 'What is our mail sent with?'],
    ['We host on AWS', 'We migrated everything from AWS to Hetzner', 'Where do we host?'],
    ['I bank with Barclays', 'I changed completely from Barclays to Monzo', 'Who do I bank with?'],
    ['Priya is responsible for invoicing', 'Invoicing passed from Priya to Jonas', 'Who is responsible for invoicing?'],
    ['The mobile team is led by Bruno', 'Carla took over the mobile team from Bruno', 'Who leads the mobile team?'],
    ['Lena reviews the parser', 'Karl has inherited the parser from Lena', 'Who reviews the parser?'],
    ['Lena pflegt den Parser', 'Karl hat den Parser von Lena übernommen', 'Wer pflegt den Parser?'],
    ['Wir nutzen Jira für Tickets', 'Wir haben Jira durch Linear ersetzt', 'Was nutzen wir für Tickets?'],
    ['Le site est chez OVH', 'On a remplacé OVH par Scaleway', 'Où est le site ?'],
  ])('%s; %s', (older, told, query) => {
    expect(firstOfTwo(older, told, query)).toBe(told);
  });

  test.each([
    ['We use RabbitMQ for the order queue', 'We replaced RabbitMQ for emails with SQS', 'What is the order queue?'],
    ['The Jenkins server has 8 cores', 'We replaced Jenkins with GitHub Actions', 'How many cores has the server?'],
    ['I work at Northwind', 'My sister left Northwind for Acme', 'Where do I work?'],
    ['We deploy with Jenkins', 'We replaced Confluence with Notion', 'How do we deploy?'],
    ['We deploy with Jenkins', 'Notion replaced Confluence', 'How do we deploy?'],
    ['Redis holds the sessions', 'We ditched Redis for Kafka as the job queue', 'What holds the sessions?'],
    ['We host the shop on AWS', 'We migrated the blog from AWS to Hetzner', 'Where do we host the shop?'],
    ['The AWS bill is 4,000 euros', 'We migrated everything from AWS to Hetzner', 'How high is the AWS bill?'],
    ['We track issues in Jira', 'We moved the wiki from Jira to Confluence', 'Where do we track issues?'],
    [
      'Omar owns the billing service',
      'Ingrid has taken over the search service from Omar',
      'Who owns the billing service?',
    ],
    ['Lena reviews the parser', 'Karl has inherited a house from Lena', 'Who reviews the parser?'],
    ['Bruno leads the mobile team', 'Carla took over the web team from Dario', 'Who leads the mobile team?'],
    ['We deploy with Jenkins', 'I left Jenkins for good', 'How do we deploy?'],
    [
      'The staging database is called stg_main',
      'stg_main was renamed last week',
      'What is the staging database called?',
    ],
    ['The foreign key is called user_ref', 'user_ref was renamed by Ana', 'What is the foreign key called?'],
    ['The foreign key is called user_ref', 'We renamed user_ref to avoid clashes', 'What is the foreign key called?'],
  ])('but not of %s; %s', (older, told, query) => {
    expect(firstOfTwo(older, told, query)).toBe(older);
  });
});
