// Loads settings: the environment first, then one file. Commands fall back to the file of the service.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ConfigError, type Env } from './config.ts'

const OPTION = '--env-file'
/** As in deploy/systemd: the unit reads this file and sets this folder. */
const SYSTEM = { file: '/etc/angkasa/angkasa.env', dataDir: '/var/lib/angkasa' }

type Options = {
  env: Env
  args: readonly string[]
  local?: string
  /** Fallback of commands. Null for the site: the unit sets more than the file, such as NODE_ENV and HOST. */
  system?: typeof SYSTEM | null
}

export type Settings = {
  /** Null: environment only. */
  file: string | null
  /** The system file is used because no setting says where the data is. */
  isFallback: boolean
  args: string[]
}

/** Adds the file's variables to `env`; existing ones win. */
export function loadSettings({ env, args, local = '.env', system = SYSTEM }: Options): Settings {
  const { named, rest } = takeOption(args)
  const fallback = system !== null && usesSystemFile(env, system.file) ? system.file : null
  const file = named ?? (existsSync(local) ? local : fallback)
  if (file !== null) {
    const given = parseEnv(read(file))
    for (const [name, value] of Object.entries(given)) env[name] ??= value
    const { file: systemFile, dataDir } = system ?? SYSTEM
    if (resolve(file) === resolve(systemFile)) env.DATA_DIR ??= dataDir
  }
  return { file, isFallback: file !== null && file === fallback && named === null, args: rest }
}

function takeOption(args: readonly string[]): { named: string | null; rest: string[] } {
  const index = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`))
  if (index < 0) return { named: null, rest: [...args] }
  const isJoined = args[index] !== OPTION
  const named = isJoined ? args[index]?.slice(OPTION.length + 1) : args[index + 1]
  if (!named) throw new ConfigError(`${OPTION} must be followed by the path of a file`)
  return { named, rest: args.toSpliced(index, isJoined ? 1 : 2) }
}

function usesSystemFile(env: Env, file: string): boolean {
  if (env.DATA_DIR || env.DATABASE_URL) return false
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`The settings in ${file} cannot be read (${(error as { code?: string }).code})`)
  }
}
