import { loadavg } from 'node:os'

/** The load of one, five and fifteen minutes: shows whether a measurement was made on a busy machine. */
export function loadAverage(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')
}
