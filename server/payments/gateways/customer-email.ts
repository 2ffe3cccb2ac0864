// Tripay wants an e-mail address of every customer; players are not asked for theirs, so one is made of the game name.
import { shownUsername } from '#contract/username.ts'

/** For sites without a name of their own. */
const NAMELESS_DOMAIN = 'players.angkasa.example'
const NAMELESS_PLAYER = 'player'
/** The last part begins with a letter, so an address is none. */
const DOMAIN_NAME = /^(?=.{1,200}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

export function customerEmail(username: string, publicUrl: string): string {
  return `${localPart(shownUsername(username))}@${domainOf(publicUrl)}`
}

/** Before the @ a dot may stand between two other signs only. */
function localPart(name: string): string {
  return name.replace(/^\.+|\.+$/g, '').replace(/\.{2,}/g, '.') || NAMELESS_PLAYER
}

function domainOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/\.$/, '')
  const isName = DOMAIN_NAME.test(host) && !host.endsWith('.localhost')
  return isName ? `players.${host}` : NAMELESS_DOMAIN
}
