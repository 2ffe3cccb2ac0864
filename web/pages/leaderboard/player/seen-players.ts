// Players whose pages were opened in this browser, the last one first. Nobody else learns of them.
const STORAGE_KEY = 'playersSeen'
const MOST = 8

export function readSeen(stored: string | null): string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function loadSeen(): string[] {
  try {
    return readSeen(window.localStorage.getItem(STORAGE_KEY))
  } catch {
    return []
  }
}

export function rememberPlayer(name: string): void {
  const names = [name, ...loadSeen().filter((other) => other !== name)].slice(0, MOST)
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(names))
  } catch {
    // Without storage the search page shows no one.
  }
}
