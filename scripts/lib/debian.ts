// Programs that tests and measurements need: found on this machine, else installed from Debian's packages.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Program = { name: string; places?: readonly string[]; debianPackage: string; elsewhere: string }

const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const NO_CHROMIUM = 'Please install Chromium or Chrome for the browser tests.'

const PROGRAMS = {
  chromium: {
    name: 'chromium',
    places: CHROMIUM_PLACES,
    debianPackage: 'chromium',
    elsewhere: NO_CHROMIUM,
  },
  /** Chromium without a window system: a visit takes less than half of the CPU time. */
  headlessChromium: {
    name: 'chromium-headless-shell',
    debianPackage: 'chromium-headless-shell',
    elsewhere: NO_CHROMIUM,
  },
  chromedriver: {
    name: 'chromedriver',
    debianPackage: 'chromium-driver',
    elsewhere: 'Please install chromedriver for the tests in three browsers.',
  },
  firefox: {
    name: 'firefox-esr',
    places: ['/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
    elsewhere: 'Please install Firefox for the tests in three browsers.',
  },
  webkit: {
    name: 'MiniBrowser',
    places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'],
    debianPackage: 'webkit2gtk-driver',
    elsewhere: "WebKitGTK's MiniBrowser is not here: the tests in WebKit need Linux.",
  },
  webkitDriver: {
    name: 'WebKitWebDriver',
    debianPackage: 'webkit2gtk-driver',
    elsewhere: 'WebKitWebDriver is not here: the tests in WebKit need Linux.',
  },
  xvfb: {
    name: 'Xvfb',
    debianPackage: 'xvfb',
    elsewhere: 'Xvfb is not here: the tests in WebKit need Linux.',
  },
  postgres: {
    name: 'postgres',
    places: ['/usr/lib/postgresql/*/bin/postgres', '/opt/homebrew/opt/postgresql*/bin/postgres'],
    debianPackage: 'postgresql',
    elsewhere: 'Please install PostgreSQL 15 or newer for the database tests.',
  },
  mariadb: {
    name: 'mariadbd',
    places: ['/usr/sbin/mariadbd', '/opt/homebrew/opt/mariadb/bin/mariadbd'],
    debianPackage: 'mariadb-server',
    elsewhere: 'Please install MariaDB for the leaderboard tests.',
  },
  nginx: {
    name: 'nginx',
    places: ['/usr/sbin/nginx'],
    debianPackage: 'nginx-light',
    elsewhere: 'Please install nginx for the measurements.',
  },
  caddy: {
    name: 'caddy',
    places: ['/usr/bin/caddy'],
    debianPackage: 'caddy',
    elsewhere: 'Please install Caddy for the tests of the proxies.',
  },
  nspawn: {
    name: 'systemd-nspawn',
    debianPackage: 'systemd-container',
    elsewhere: 'Please install systemd-nspawn for the tests of the units.',
  },
  promtool: {
    name: 'promtool',
    debianPackage: 'prometheus',
    elsewhere: 'Please install promtool for the tests of the alerts.',
  },
  java: {
    name: 'java',
    debianPackage: 'default-jre-headless',
    elsewhere: 'Please install Java for the check of the pages by vnu.',
  },
  libreoffice: {
    name: 'soffice',
    places: ['/Applications/LibreOffice.app/Contents/MacOS/soffice'],
    debianPackage: 'libreoffice-calc-nogui',
    elsewhere: 'Please install LibreOffice for the test of the exported orders.',
  },
  wrk: { name: 'wrk', debianPackage: 'wrk', elsewhere: 'Please install wrk for the measurements.' },
} satisfies Record<string, Program>

/** The headless build of Debian where it can be had, else any Chromium. */
export function findTestBrowser(): string {
  return findOrInstall(PROGRAMS.headlessChromium) ?? findProgram('chromium')
}

export const hasProgram = (key: keyof typeof PROGRAMS): boolean => look(PROGRAMS[key]) !== undefined

/** Outside of Debian nothing is installed: a line says what is missing, and its tests are skipped. */
export function installMissing(...keys: readonly (keyof typeof PROGRAMS)[]): void {
  for (const key of keys) if (!findOrInstall(PROGRAMS[key])) console.log(PROGRAMS[key].elsewhere)
}

export function findProgram(key: keyof typeof PROGRAMS): string {
  const program: Program = PROGRAMS[key]
  const found = findOrInstall(program)
  if (found) return found
  process.stderr.write(`${program.elsewhere}\n`)
  process.exit(1)
}

function findOrInstall(program: Program): string | undefined {
  return look(program) ?? (installFromDebian(program) ? look(program) : undefined)
}

function look({ name, places = [] }: Program): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return [
    ...onPath,
    ...places.flatMap((place) => (place.includes('*') ? globSync(place).sort().reverse() : [place])),
  ].find(existsSync)
}

/** Only as root on Debian; elsewhere the message says what to install. */
function installFromDebian({ name, debianPackage }: Program): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`Installing ${name} from Debian's packages ...\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', debianPackage)
  if (status !== 0) process.stderr.write(stderr)
  return status === 0
}
