// Log lines for a terminal: one readable line for each event, made from the JSON that other outputs get.
import { styleText } from 'node:util'
import { parseJson } from './parse-json.ts'

type Style = Parameters<typeof styleText>[0]
type Line = { level: number; time: string; msg?: string; err?: LoggedError; suppressed?: number }
type LoggedError = { type?: string; message?: string; code?: unknown; stack?: string }

type Options = {
  write(text: string): void
  colours: boolean
  /** Prints the stack of an error below its line. */
  stacks: boolean
}

const LEVELS: Record<number, { name: string; style: Style }> = {
  10: { name: 'TRACE', style: 'gray' },
  20: { name: 'DEBUG', style: 'gray' },
  30: { name: 'INFO ', style: 'green' },
  40: { name: 'WARN ', style: 'yellow' },
  50: { name: 'ERROR', style: 'red' },
  60: { name: 'FATAL', style: 'red' },
}
const VALUE_LENGTH = 160
/** Bare words need no quotation marks. */
const BARE = /^[\p{L}\p{N}_./:@%+-]+$/u
/** Control and bidirectional characters: values come from outside and must not steer the terminal. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A destination of pino. */
export function createPrettyLog({ write, colours, stacks }: Options): { write(line: string): void } {
  const paint = (style: Style, text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text

  function toText(line: Line): string {
    const { level, time, msg = '', err, suppressed, ...fields } = line
    const { name, style } = LEVELS[level] ?? { name: String(level), style: 'gray' }
    const isLoud = level >= 40
    const parts = [
      paint('gray', timeOfDay(time)),
      paint(style, name),
      isLoud ? paint('bold', escapeControls(msg)) : escapeControls(msg),
      ...(err ? [paint(style, describeError(err))] : []),
      ...Object.entries(fields).map(
        ([key, value]) => paint('gray', `${escapeControls(key)}=`) + format(value),
      ),
      ...(suppressed ? [paint('gray', `(${suppressed} more were suppressed)`)] : []),
    ]
    const stack = stacks && err?.stack ? `\n${paint('gray', indent(err.stack))}` : ''
    return `${parts.join(' ')}${stack}\n`
  }

  return {
    write(json) {
      const line = parseJson(json) as Line | undefined
      write(line ? toText(line) : json)
    },
  }
}

/** In the zone of the terminal. */
function timeOfDay(time: string): string {
  const at = new Date(time)
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** `ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432` without the repetition. */
function describeError({ type = 'Error', message = '', code }: LoggedError): string {
  const reason = typeof code === 'string' && !message.includes(code) ? `${message} (${code})` : message
  const named = type === 'Error' || type === 'AggregateError' ? reason : `${type}: ${reason}`
  return `– ${cut(escapeControls(named || type))}`
}

function format(value: unknown): string {
  if (typeof value !== 'string') return cut(escapeControls(JSON.stringify(value) ?? 'undefined'))
  const text = cut(escapeControls(value))
  return BARE.test(text) ? text : `"${text}"`
}

function escapeControls(text: string): string {
  return text.replace(UNSAFE, (character) => {
    if (character === '\n') return '\\n'
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
  })
}

function cut(text: string): string {
  return text.length <= VALUE_LENGTH ? text : `${text.slice(0, VALUE_LENGTH)}…`
}

function indent(stack: string): string {
  return stack
    .split('\n')
    .map((line) => `  ${escapeControls(line)}`)
    .join('\n')
}
