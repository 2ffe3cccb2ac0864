// How a command of the operator is run on this machine, and where its settings stand: a checkout has npm scripts, an archive has not, and an installed
// server has a command of its own.
import { existsSync } from 'node:fs'

const CHECKOUT = 'scripts/run.mjs'
const INSTALLED = '/usr/local/bin/angkasa'

/** Where the settings of this machine stand. */
export function settingsFile(exists = existsSync): string {
  return exists(INSTALLED) && !exists(CHECKOUT) ? '/etc/angkasa/angkasa.env' : '.env'
}

/** Relative paths are in the folder of the site, where it runs. */
export function commandLine(command: string, args = '', exists = existsSync): string {
  const [name, separator] = exists(CHECKOUT)
    ? [`npm run ${command}`, ' -- ']
    : [exists(INSTALLED) ? `angkasa ${command}` : `node build/commands/${command}.js`, ' ']
  return args === '' ? name : name + separator + args
}
