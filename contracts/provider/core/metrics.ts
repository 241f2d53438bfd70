/** Upper ends of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Histogram {
  /** How many requests took at most this long, by bucket. */
  counts: number[];
  sum: number;
  count: number;
}

interface Gauge {
  name: string;
  help: string;
  read: () => number;
}

/**
 * Counts what the service does, as text for Prometheus. Labels hold routes and never paths, so
 * their number is limited.
 */
export class Metrics {
  private readonly requests = new Map<string, Histogram>();
  private readonly gauges: Gauge[] = [];

  /** Adds a number that is read at every scrape. */
  gauge(name: string, help: string, read: () => number): void {
    this.gauges.push({ name, help, read });
  }

  observe({
    method,
    route,
    status,
    ms,
  }: {
    method: string;
    route: string;
    status: number;
    ms: number;
  }): void {
    const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`;
    const seconds = ms / 1000;
    const histogram = this.requests.get(labels) ?? {
      counts: buckets.map(() => 0),
      sum: 0,
      count: 0,
    };
    histogram.counts = histogram.counts.map((count, index) =>
      seconds <= (buckets[index] ?? Infinity) ? count + 1 : count,
    );
    histogram.sum += seconds;
    histogram.count += 1;
    this.requests.set(labels, histogram);
  }

  /** Everything in Prometheus' text format. */
  text(): string {
    const name = 'http_request_duration_seconds';
    const lines = [`# HELP ${name} How long requests took.`, `# TYPE ${name} histogram`];
    for (const [labels, { counts, sum, count }] of this.requests) {
      counts.forEach((atMost, index) =>
        lines.push(`${name}_bucket{${labels},le="${buckets[index]}"} ${atMost}`),
      );
      lines.push(
        `${name}_bucket{${labels},le="+Inf"} ${count}`,
        `${name}_sum{${labels}} ${sum}`,
        `${name}_count{${labels}} ${count}`,
      );
    }
    for (const gauge of this.gauges) {
      lines.push(
        `# HELP ${gauge.name} ${gauge.help}`,
        `# TYPE ${gauge.name} gauge`,
        `${gauge.name} ${gauge.read()}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
