import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Metrics of this process in Prometheus text format; labels are call names and statuses, no personal data. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #seconds: Histogram<'call' | 'status'>;
  readonly #failures: Counter<'call'>;
  readonly #shared: Counter;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#seconds = new Histogram({
      name: 'eszkerek_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['call', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 5],
      registers: [this.#registry],
    });
    this.#failures = new Counter({
      name: 'eszkerek_call_failures_total',
      help: 'Answers of 5xx',
      labelNames: ['call'],
      registers: [this.#registry],
    });
    this.#shared = new Counter({ name: 'eszkerek_shared_reads_total', help: 'Reads answered from memory', registers: [this.#registry] });
  }

  record(call: string, status: number, seconds: number): void {
    this.#seconds.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds);
    if (status >= 500) this.#failures.inc({ call });
  }

  recordShared(): void {
    this.#shared.inc();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
