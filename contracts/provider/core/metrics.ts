import { Gauge, Histogram, Registry } from 'prom-client';

interface ObservedRequest {
  method: string;
  /** The route's pattern and never a path, so that the number of labels is limited. */
  route: string;
  status: number;
  ms: number;
}

/** Counts what the service does, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });

  /** Adds a number that is read at every scrape. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [],
      collect: () => gauge.set(read()),
    });
    this.registry.registerMetric(gauge);
  }

  observe({ method, route, status, ms }: ObservedRequest): void {
    this.requests.observe({ method, route, status }, ms / 1000);
  }
}
