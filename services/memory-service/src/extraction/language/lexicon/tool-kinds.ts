import { isGivenName } from './given-names.js';
import { wordSet } from './word-set.js';

/*
 * Tools of software teams by what they are used for: one takes the place of another of its kind ("we switched to pino"
 * tells of what logs, and not of where something is hosted). Names that are everyday words as well ("make", "flow") are
 * not listed.
 */

const namesByKind: Readonly<Record<string, string>> = {
  'package manager':
    'npm, pnpm, yarn, bun, pip, pipenv, poetry, uv, conda, cargo, composer, bundler, gradle, maven, nuget, cocoapods, homebrew, apt, conan, vcpkg, hatch, pdm, mamba',
  'test runner':
    'jest, vitest, mocha, jasmine, karma, ava, pytest, unittest, nose, junit, testng, rspec, minitest, phpunit, pest, xunit, nunit, kotest, cypress, playwright, selenium, puppeteer, testcafe, webdriverio, detox, go test, node:test, googletest, catch2',
  linter:
    'eslint, biome, prettier, tslint, standardjs, oxlint, rome, ruff, flake8, pylint, black, isort, mypy, pyright, rubocop, standardrb, golangci-lint, gofmt, clippy, rustfmt, ktlint, detekt, checkstyle, spotless, swiftlint, phpstan, psalm, stylelint, clang-format, clang-tidy',
  bundler: 'webpack, vite, rollup, esbuild, parcel, turbopack, rspack, snowpack, browserify, swc, babel, tsup, metro',
  'frontend framework':
    'react, vue, svelte, angular, preact, solidjs, solid, ember, backbone, lit, alpine.js, htmx, next.js, nextjs, nuxt, remix, sveltekit, astro, gatsby, qwik, jquery, knockout, stimulus, elm, blazor',
  'backend framework':
    'express, fastify, koa, hapi, nestjs, hono, django, flask, fastapi, starlette, tornado, rails, ruby on rails, sinatra, laravel, symfony, spring boot, spring, quarkus, micronaut, ktor, gin, fiber, chi, actix, axum, rocket, phoenix, asp.net, adonis',
  language:
    'javascript, typescript, python, ruby, golang, rust, java, kotlin, swift, scala, haskell, elixir, erlang, php, perl, zig, c++, c#, f#, clojure, dart, lua, julia, fortran, cobol, objective-c, ocaml, nim, crystal, go, r, coffeescript',
  runtime: 'node, node.js, nodejs, deno, bun, jvm, graalvm',
  database:
    'postgres, postgresql, mysql, mariadb, sqlite, mongodb, mongo, oracle, sql server, mssql, cockroachdb, cassandra, scylladb, dynamodb, firestore, couchdb, couchbase, redis, valkey, clickhouse, timescaledb, influxdb, neo4j, duckdb, planetscale, supabase, neon, aurora, bigquery, snowflake, redshift, rethinkdb, tidb, yugabyte, arangodb, surrealdb, turso, libsql, fauna, db2, firebird, questdb, spanner',
  cache: 'redis, valkey, memcached, dragonfly, keydb, hazelcast, varnish, ehcache, caffeine, garnet',
  queue:
    'kafka, rabbitmq, nats, sqs, pub/sub, pubsub, redpanda, pulsar, activemq, zeromq, celery, sidekiq, resque, bullmq, bull, temporal, kinesis, service bus, beanstalkd, mosquitto, emqx, mqtt, rq, delayed job, pgmq',
  'search engine':
    'elasticsearch, opensearch, solr, meilisearch, typesense, algolia, lucene, sphinx, manticore, zinc, quickwit',
  'vector store': 'qdrant, pinecone, weaviate, milvus, chroma, pgvector, faiss, lancedb, vespa',
  orm: 'prisma, drizzle, typeorm, sequelize, knex, kysely, mikroorm, mikro-orm, objection, mongoose, sqlalchemy, hibernate, activerecord, active record, jooq, ent, gorm, diesel, sqlx, ecto, eloquent, doctrine, entity framework, dapper, peewee, sqlmodel, tortoise',
  ci: 'jenkins, github actions, gitlab ci, circleci, circle ci, travis, travis ci, teamcity, buildkite, bamboo, drone, azure pipelines, azure devops, concourse, argo, argo cd, argocd, tekton, semaphore, codeship, appveyor, bitbucket pipelines, woodpecker, dagger, spinnaker, fluxcd',
  'code host': 'github, gitlab, bitbucket, gitea, forgejo, codeberg, sourcehut, gerrit, azure repos',
  host: 'aws, gcp, google cloud, azure, hetzner, digitalocean, digital ocean, linode, vultr, ovh, scaleway, heroku, render, railway, fly.io, fly, vercel, netlify, cloudflare, cloudflare pages, cloudflare workers, github pages, firebase, lightsail, ec2, ecs, fargate, lambda, cloud run, app engine, oracle cloud, ionos, dokku, coolify, kinsta, upcloud, equinix',
  orchestrator: 'kubernetes, k8s, k3s, nomad, docker swarm, swarm, docker compose, openshift, ecs, mesos, rancher',
  container: 'docker, podman, containerd, lxc, buildah, kaniko, colima, orbstack, rancher desktop',
  infrastructure:
    'terraform, opentofu, pulumi, ansible, chef, puppet, saltstack, cloudformation, cdk, crossplane, bicep, terragrunt, helm, kustomize',
  logger:
    'winston, pino, bunyan, log4j, log4js, logback, slf4j, loguru, structlog, zap, zerolog, logrus, slog, serilog, nlog, monolog, log4net, morgan, tslog, loglevel',
  monitoring:
    'datadog, new relic, grafana, prometheus, sentry, glitchtip, honeycomb, splunk, dynatrace, nagios, zabbix, kibana, loki, jaeger, tempo, zipkin, bugsnag, rollbar, appsignal, cloudwatch, victoriametrics, graphite, statsd, netdata, signoz, logstash, elastic apm, highlight, axiom, papertrail, betterstack, raygun, honeybadger, airbrake',
  'on-call tool':
    'pagerduty, opsgenie, victorops, incident.io, grafana oncall, rootly, firehydrant, splunk on-call, squadcast',
  'secret store':
    'vault, doppler, aws secrets manager, secrets manager, 1password, bitwarden, sops, infisical, lastpass, keepass, dashlane, parameter store, key vault, dotenv',
  'issue tracker':
    'jira, linear, trello, asana, github issues, youtrack, clickup, monday.com, shortcut, basecamp, bugzilla, redmine, pivotal tracker, plane, height, todoist, notion',
  wiki: 'confluence, notion, outline, gitbook, slab, mediawiki, bookstack, coda, obsidian, dokuwiki, slite, nuclino',
  chat: 'slack, discord, mattermost, teams, microsoft teams, zulip, rocket.chat, telegram, google chat, irc, signal, whatsapp, element, matrix',
  'video call': 'zoom, google meet, meet, jitsi, webex, teams, microsoft teams, whereby, skype',
  editor:
    'vs code, vscode, vim, neovim, emacs, intellij, pycharm, webstorm, sublime, sublime text, cursor, zed, xcode, eclipse, android studio, rider, helix, goland, nano, jetbrains, atom, clion, rubymine, phpstorm, windsurf',
  shell: 'bash, zsh, fish, powershell, nushell, tcsh, ksh, dash',
  terminal: 'iterm, iterm2, alacritty, kitty, wezterm, ghostty, warp, tmux, zellij, hyper, gnome terminal, konsole',
  'operating system':
    'linux, ubuntu, debian, fedora, arch, arch linux, macos, windows, centos, alpine, rocky linux, red hat, nixos, mint, pop!_os, opensuse, freebsd, rhel, almalinux, gentoo, manjaro, chromeos',
  browser: 'chrome, firefox, safari, edge, brave, arc, opera, vivaldi, chromium',
  'auth provider':
    'auth0, okta, keycloak, cognito, clerk, supertokens, firebase auth, nextauth, passport, ory, zitadel, workos, stytch, authentik, authelia, devise, better-auth, lucia, fusionauth, azure ad, entra',
  'payment provider':
    'stripe, paypal, adyen, braintree, square, mollie, klarna, paddle, razorpay, worldpay, lemon squeezy, chargebee, recurly, gocardless, checkout.com, sumup, zettle, izettle, worldline, payone',
  'mail service':
    'sendgrid, mailgun, postmark, ses, mailchimp, brevo, sendinblue, resend, mailjet, sparkpost, mandrill, loops, buttondown, customer.io, postfix, exim, sendmail, mailersend, convertkit',
  'mail account':
    'gmail, outlook, fastmail, protonmail, proton mail, hey, thunderbird, yahoo mail, icloud mail, tutanota, mailbox.org',
  styling:
    'tailwind, tailwind css, bootstrap, bulma, sass, scss, less, styled-components, styled components, emotion, css modules, vanilla extract, stitches, unocss, panda css, linaria, postcss, stylus',
  'component library':
    'mui, material ui, chakra, chakra ui, ant design, shadcn, radix, headless ui, mantine, vuetify, quasar, primevue, primereact, element plus, daisyui, fluent ui',
  'state library':
    'redux, zustand, mobx, recoil, jotai, xstate, pinia, vuex, ngrx, redux toolkit, effector, valtio, react query, tanstack query, swr, rtk query',
  'api style': 'rest, graphql, grpc, trpc, soap, json-rpc, jsonapi, odata, thrift, websockets, connect',
  'validation library':
    'zod, yup, joi, ajv, valibot, io-ts, pydantic, marshmallow, cerberus, superstruct, class-validator, arktype, typebox, vine',
  'http client':
    'axios, got, ky, node-fetch, undici, superagent, requests, httpx, aiohttp, okhttp, retrofit, alamofire, urllib3, guzzle, faraday, reqwest',
  'date library': 'moment, moment.js, luxon, dayjs, day.js, date-fns, temporal, joda, arrow, pendulum, chrono',
  'web server':
    'nginx, apache, caddy, traefik, haproxy, envoy, iis, lighttpd, kong, tomcat, jetty, gunicorn, uvicorn, puma, unicorn, openresty',
  'build tool':
    'bazel, gradle, maven, cmake, meson, ninja, sbt, ant, buck, buck2, nx, turborepo, lerna, rush, gulp, grunt, just, taskfile, pants, autotools, scons, xmake, moon',
  'mobile framework':
    'react native, flutter, ionic, swiftui, uikit, jetpack compose, xamarin, maui, capacitor, cordova, kotlin multiplatform, expo, nativescript',
  'desktop framework': 'electron, tauri, qt, gtk, wpf, winforms, javafx, swing, avalonia, wails, imgui, nw.js',
  'game engine':
    'unity, unreal, godot, bevy, gamemaker, phaser, pygame, cocos, monogame, libgdx, love2d, cryengine, pixi, three.js, babylon.js, defold',
  'machine learning library':
    'pytorch, tensorflow, jax, keras, scikit-learn, xgboost, lightgbm, catboost, mxnet, onnx, onnxruntime, caffe, theano, fastai',
  'data frame library': 'pandas, polars, dask, spark, pyspark, vaex, modin, arrow, data.table, dplyr, ray',
  scheduler:
    'airflow, dagster, prefect, luigi, cron, argo workflows, kestra, mage, quartz, systemd timers, hangfire, oozie, cadence',
  'model provider':
    'openai, anthropic, gemini, mistral, cohere, claude, gpt-4, gpt-4o, gpt-5, llama, ollama, vllm, groq, bedrock, deepseek, qwen, together, openrouter, lm studio, replicate, hugging face',
  'feature flag service':
    'launchdarkly, unleash, flagsmith, growthbook, split, configcat, statsig, flipt, optimizely, posthog',
  'analytics tool':
    'google analytics, matomo, plausible, mixpanel, amplitude, segment, posthog, umami, fathom, heap, hotjar, metabase, looker, tableau, power bi, superset, redash',
  'content system':
    'wordpress, drupal, ghost, strapi, contentful, sanity, directus, payload, joomla, typo3, webflow, squarespace, wix, hugo, jekyll, eleventy, prismic, storyblok, craft cms, shopify, woocommerce, magento, prestashop',
  'help desk':
    'zendesk, intercom, freshdesk, front, help scout, helpscout, zammad, hubspot, crisp, gorgias, service now, servicenow, jira service management',
  'design tool':
    'figma, sketch, adobe xd, penpot, invision, framer, canva, zeplin, photoshop, illustrator, affinity designer, gimp, inkscape, blender, maya',
  'data format':
    'json, problem+json, xml, yaml, toml, csv, tsv, protobuf, avro, parquet, msgpack, messagepack, cbor, bson, thrift, html, markdown, asciidoc, restructuredtext, ndjson, jsonl, plain text, strings',
  'version control': 'git, svn, subversion, mercurial, perforce, jujutsu, jj, fossil, cvs',
  'document store':
    'google drive, dropbox, onedrive, sharepoint, box, nextcloud, icloud, s3, minio, r2, backblaze, gcs, blob storage, wasabi',
  'accounting tool':
    'quickbooks, xero, datev, lexoffice, sevdesk, freshbooks, wave, sage, zoho books, netsuite, odoo, sap',
};

const kindsByName = new Map<string, Set<string>>();
for (const [kind, names] of Object.entries(namesByKind)) {
  for (const name of names.split(', ')) kindsByName.set(name, (kindsByName.get(name) ?? new Set()).add(kind));
}

const maxWords = 3;
/** Also everyday words, which are names only with a capital. */
const everydayWords = wordSet(
  'alpine amplitude ant arc arch argo arrow asana astro atom aurora ava axiom babel backbone bamboo',
  'bedrock biome black blender bootstrap box brave buck bull caddy cadence caffeine canva cargo celery',
  'chef chi chroma chrome claude clerk cohere composer concourse confluence connect crisp crystal',
  'cursor cypress dagger dart dash diesel discord doctrine dragonfly drone eclipse edge electron',
  'element elm ember emotion envoy express fauna fiber fish flask flutter fly fossil framer front',
  'garnet gemini ghost gin go got graphite hatch heap height helm hey hibernate highlight honeycomb',
  'hugo hyper illustrator intercom ionic jetty just karma kitty knockout kong lambda less linear lit',
  'llama loops love2d mage marshmallow matrix maya meet mercurial metro mint mocha moment mongoose moon',
  'nano neon nim ninja node nomad nose notion objection obsidian opera oracle outline outlook paddle',
  'pants papertrail parcel passport payload pendulum pest phoenix pinecone plane plausible poetry',
  'prefect prettier puma puppet puppeteer quartz qwik r rails railway rancher ray remix render',
  'replicate requests rest retrofit rider rocket ruby rush rust safari sage sanity sap segment',
  'semaphore sentry shortcut signal sketch slack snowflake solid spanner spark sphinx spinnaker split',
  'spotless spring square stimulus stitches stripe stylus sublime swarm swift swing tableau teams tempo',
  'temporal thunderbird together tornado tortoise unicorn unity unleash unreal varnish vault vine warp',
  'wave windows woodpecker zap zinc zoom',
);

/** What the tools that a text names are used for; none where it names none that is known. */
export function toolKindsIn(text: string): ReadonlySet<string> {
  const words = text.match(/[\p{L}\d][\p{L}\d.+#/!_:-]*/gu) ?? [];
  const kinds = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 1; count <= maxWords && at + count <= words.length; count += 1)
      for (const kind of kindsOf(words.slice(at, at + count).join(' '))) kinds.add(kind);
  }
  return kinds;
}

const none: ReadonlySet<string> = new Set();

function kindsOf(written: string): ReadonlySet<string> {
  const bare = written.replace(/[.:!/-]+$/, '');
  const name = bare.toLowerCase();
  if (isGivenName(name) || (everydayWords.has(name) && bare === name)) return none;
  return kindsByName.get(name) ?? none;
}
