import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  readonly observeRequest: (method: string, route: string, status: number, seconds: number) => void
  readonly countDatabaseRestart: () => void
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'milgo_http_request_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const restarts = new Counter({
    name: 'milgo_database_restarts_total',
    help: 'Times the embedded PostgreSQL died and was started again',
    registers: [registry],
  })
  return {
    registry,
    observeRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    countDatabaseRestart: () => restarts.inc(),
  }
}
