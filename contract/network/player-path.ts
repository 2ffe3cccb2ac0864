/** Names of the game; a name that someone typed elsewhere has no page. */
const NAME = /^(?!\.+$)[\w.*+-]{2,32}$/

export function playerPath(name: string): string | null {
  return NAME.test(name) ? `/player/${encodeURIComponent(name)}` : null
}
