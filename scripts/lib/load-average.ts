import { loadavg } from 'node:os'

/** Of the last minute, five and fifteen: a figure from a busy machine says little. */
export function loadAverage(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')
}
