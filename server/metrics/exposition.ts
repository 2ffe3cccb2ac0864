// Figures in the text format of Prometheus, version 0.0.4.

export type Sample = {
  labels?: Readonly<Record<string, string>>
  value: number
  /** Added to the name: `_bucket`, `_sum`, `_count`. */
  suffix?: string
}

export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function toExposition(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${escaped(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => line(name, sample)),
      ]
        .map((text) => `${text}\n`)
        .join(''),
    )
    .join('')
}

function line(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(
    ([key, text]) => `${key}="${escaped(text).replaceAll('"', '\\"')}"`,
  )
  const inBraces = pairs.length > 0 ? `{${pairs.join(',')}}` : ''
  return `${name}${suffix}${inBraces} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

export function gauge(name: string, help: string, value: number): Family {
  return { name, help, type: 'gauge', samples: [{ value }] }
}

export function counter(name: string, help: string, value: number): Family {
  return { name, help, type: 'counter', samples: [{ value }] }
}

/** One sample for each entry, under one label. */
export function labelled(
  type: 'counter' | 'gauge',
  name: string,
  help: string,
  [label, values]: [string, Readonly<Record<string, number>>],
): Family {
  const samples = Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }))
  return { name, help, type, samples }
}
