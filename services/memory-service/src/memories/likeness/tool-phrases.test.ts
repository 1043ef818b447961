import { describe } from '@jest/globals';
import { testPairs } from './testing/are-one.js';

describe('what is done with a tool', () => {
  testPairs(true, [
    ['Errors are tracked with Rollbar.', 'For error tracking we use Rollbar.'],
    ['Rollbar tracks our errors.', 'We use Rollbar to track errors.'],
    ['We use Vitest for unit tests.', 'Unit tests are run with Vitest.'],
    ['Logs are shipped with Vector.', 'We use Vector for shipping logs.'],
    ['Zipkin is used for tracing.', 'We use Zipkin for tracing.'],
    ['Crowdin is used for translations.', 'We handle translations with Crowdin.'],
    ['We deploy with Argo CD.', 'Argo CD is used for deployments.'],
    ['The API runs on port 8080.', 'Port 8080 is used by the API.'],
    ['We host on Fly.io.', 'Everything is hosted on Fly.io.'],
  ]);
  testPairs(false, [
    ['Errors are tracked with Rollbar.', 'For time tracking we use Rollbar.'],
    ['Errors are tracked with Rollbar.', 'Errors are not tracked with Rollbar.'],
    ['Errors are tracked with Rollbar.', 'They track errors with Rollbar.'],
    ['Errors are tracked with Rollbar.', 'We used Rollbar to track errors.'],
    ['Errors are tracked with Rollbar.', 'We use Rollbar for errors.'],
    ['Critical errors are tracked with Rollbar.', 'Errors are tracked with Rollbar.'],
    ['Rollbar tracks our errors.', 'We track Rollbar errors.'],
    ['Tests are run with Jest.', 'Tests are written with Jest.'],
    ['Zipkin is used for tracing.', 'Tracing is used for Zipkin.'],
    ['The API runs on port 8080.', 'Port 8081 is used by the API.'],
    ['The API ran on port 8080.', 'Port 8080 is used by the API.'],
    ['Everything is hosted on Fly.io.', 'Nothing is hosted on Fly.io.'],
  ]);
});
