import { Gauge, type Registry } from 'prom-client'

type Samples = Iterable<readonly [label: string, value: number]>

/** Gauges that are read with each scrape. */
export function createGauges(registry: Registry) {
  const registers = [registry]
  return {
    one: (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      }),

    /** A sample for each value of the label; those of the scrape before are gone. */
    each: (name: string, help: string, label: string, read: () => Samples) =>
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [value, number] of read()) this.set({ [label]: value }, number)
        },
      }),
  }
}
