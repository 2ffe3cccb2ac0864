// Players whose pages were opened in this browser, the last one first. Nobody else learns of them.

import { parseStored, readStored, writeStored } from '../api/browser-storage.ts'

const STORAGE_KEY = 'playersSeen'

const MOST = 8

export function readSeen(stored: string | null): string[] {
  const names = parseStored(stored)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, MOST) : []
}

export function loadSeen(): string[] {
  return readSeen(readStored(STORAGE_KEY))
}

export function rememberPlayer(name: string): void {
  const names = [name, ...loadSeen().filter((other) => other !== name)].slice(0, MOST)
  writeStored(STORAGE_KEY, JSON.stringify(names))
}
