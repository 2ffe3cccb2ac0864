// Tripay requires an e-mail address; players are not asked for theirs, so one is derived from the game name.
import { shownUsername } from '#contract/network/username.ts'

/** Players are not asked for a number. */
export const CUSTOMER_PHONE = '080000000000'

/** For sites without a domain name. */
const DEFAULT_DOMAIN = 'players.example'
const DEFAULT_PLAYER = 'player'
/** The last label begins with a letter, so an IP address does not match. */
const DOMAIN_NAME = /^(?=.{1,200}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

export function customerEmail(username: string, publicUrl: string): string {
  return `${localPart(shownUsername(username))}@${domainOf(publicUrl)}`
}

/** In the local part a dot may only stand between two other characters. */
function localPart(name: string): string {
  return name.replace(/^\.+|\.+$/g, '').replace(/\.{2,}/g, '.') || DEFAULT_PLAYER
}

function domainOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/\.$/, '')
  const isName = DOMAIN_NAME.test(host) && !host.endsWith('.localhost')
  return isName ? `players.${host}` : DEFAULT_DOMAIN
}
