import { describe, expect, test } from '@jest/globals';
import { Gauge } from 'prom-client';
import { createMetrics } from './metrics.js';
import { listenForMetrics } from './metrics-server.js';

describe('metrics', () => {
  test('requests are counted by operation and status', async () => {
    const metrics = createMetrics('memory-service');
    metrics.observeRequest('addMemories', 200, 0.004);
    metrics.observeRequest('addMemories', 200, 0.2);
    const text = await metrics.registry.metrics();
    const labels = 'service="memory-service",operation="addMemories",status="200"';
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 1`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`);
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('counters rise, gauges are read with every scrape', async () => {
    const metrics = createMetrics('memory-service');
    const failures = metrics.counter('index_failures_total', 'Failures of the index.', ['kind']);
    let waiting = 3;
    metrics.gauge('database_waiting', 'Who waits for a connection.', () => waiting);
    failures.inc({ kind: 'timeout' });
    waiting = 5;
    const text = await metrics.registry.metrics();
    expect(text).toContain('index_failures_total{kind="timeout",service="memory-service"} 1');
    expect(text).toContain('database_waiting{service="memory-service"} 5');
  });

  test('steps are timed, whether they succeed or fail', async () => {
    const metrics = createMetrics('memory-service');
    const timeStep = metrics.steps<'extract' | 'store'>('add_step_duration_seconds', 'Steps of an add.');
    expect(await timeStep('extract', async () => 'facts')).toBe('facts');
    await expect(timeStep('store', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    const text = await metrics.registry.metrics();
    expect(text).toContain('add_step_duration_seconds_count{service="memory-service",step="extract"} 1');
    expect(text).toContain('add_step_duration_seconds_count{service="memory-service",step="store"} 1');
  });

  test('a gauge that cannot be read leaves the others as they are', async () => {
    const metrics = createMetrics('memory-service');
    metrics.gauge('broken', 'Asks a store that is down.', () => Promise.reject(new Error('down')));
    metrics.gauge('whole', 'Works.', () => 1);
    const text = await metrics.registry.metrics();
    expect(text).toContain('broken{service="memory-service"} Nan');
    expect(text).toContain('whole{service="memory-service"} 1');
  });
});

describe('the port of the metrics', () => {
  const failures: unknown[] = [];
  const anyPort = { port: 0, host: '127.0.0.1', onError: (error: unknown) => failures.push(error) };

  test('shows the metrics and nothing else', async () => {
    const { registry } = createMetrics('memory-service');
    const server = await listenForMetrics({ ...anyPort, registry });
    const at = `http://127.0.0.1:${server.port}`;
    const metrics = await fetch(`${at}/metrics`);
    expect(metrics.status).toBe(200);
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('http_request_duration_seconds');
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    await server.close();
    await expect(fetch(`${at}/metrics`)).rejects.toThrow();
  });

  test('what fails to be read is answered 500, and told', async () => {
    const { registry } = createMetrics('memory-service');
    const broken = new Error('no figures');
    const collect = () => Promise.reject(broken);
    registry.registerMetric(new Gauge({ name: 'broken', help: 'Fails.', registers: [], collect }));
    const server = await listenForMetrics({ ...anyPort, registry });
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(500);
    expect(failures).toEqual([broken]);
    await server.close();
  });

  test('a port in use is an error', async () => {
    const { registry } = createMetrics('memory-service');
    const first = await listenForMetrics({ ...anyPort, registry });
    const second = listenForMetrics({ ...anyPort, port: first.port, registry });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });
});
