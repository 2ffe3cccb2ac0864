// Connection URL of a game server's boards: `mysql://user:password@host:3306/db?prefix=ajlb_&tls=1` or `sqlite:path`.
import type { BoardsAddress, MysqlAddress } from './game-server.ts'

export const BOARDS_URL_FORM = 'mysql://user:password@host:3306/db?prefix=ajlb_&tls=1 or sqlite:path'

const MYSQL_PORT = 3306
/** Default of the plugin for MySQL; SQLite tables have no prefix. */
const DEFAULT_PREFIX = 'ajlb_'
const PREFIX = /^\w{0,32}$/

export function toBoardsAddress(text: string): BoardsAddress | null {
  if (text.startsWith('sqlite:')) {
    const path = text.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '')
    return path && path !== ':memory:' ? { kind: 'sqlite', path } : null
  }
  return URL.canParse(text) ? toMysqlAddress(new URL(text)) : null
}

function toMysqlAddress(url: URL): MysqlAddress | null {
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)].map(decode)
  const prefix = url.searchParams.get('prefix') ?? DEFAULT_PREFIX
  if (url.protocol !== 'mysql:' || !url.hostname || !user || !database) return null
  if (password === undefined || !PREFIX.test(prefix)) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const tls = url.searchParams.get('tls') === '1' ? { ca: null } : null
  return { kind: 'mysql', host, port: Number(url.port || MYSQL_PORT), user, password, database, prefix, tls }
}

/** Undefined for malformed percent-encoding. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
