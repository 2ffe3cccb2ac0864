// Event log of a run as lines of JSON: orders, payments, callbacks, commands, kills.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Happened =
  | { what: 'ordered'; reference: string; username: string }
  | { what: 'paid'; reference: string }
  | { what: 'called back'; reference: string; status: string; taken: boolean }
  | { what: 'started' | 'killed' }
  /** Seen on the wire between the site and the game console. */
  | { what: 'signed in'; connection: number }
  | { what: 'command'; connection: number; command: string }
  | { what: 'replied'; connection: number }

export type Event = { at: number } & Happened

export function openHistory(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.jsonl`)
  writeFileSync(path, '')
  return {
    note(happened: Happened): void {
      appendFileSync(
        path,
        `${JSON.stringify({ at: performance.timeOrigin + performance.now(), ...happened })}\n`,
      )
    },
    read: (): Event[] => readLines(path),
  }
}

export function readLines<Line>(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
}
