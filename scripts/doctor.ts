// npm run doctor [-- --json] [--language id]: tests every connection of the site, whether it runs or not.
import { parseArgs, styleText } from 'node:util'
import { describeCheck } from '#content/checks/describe-check.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { byUrgency, type CheckResult, type CheckState } from '#contract/monitoring/checks.ts'
import { openDoctor } from '#server/boot/doctor.ts'
import { type Config, ConfigError, readConfig } from '#server/config/config.ts'
import { loadSettings } from '#server/config/env-file.ts'
import { runChecks } from '#server/monitoring/checks/run-checks.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { commandLine, settingsFile } from '#server/platform/kernel/command-line.ts'

const USAGE = `Usage: ${commandLine('doctor', '[--json] [--language en|id] [--env-file file]')}`
const COLOURS = { failing: 'red', demo: 'blue', off: 'gray', ready: 'green' } as const satisfies Record<
  CheckState,
  string
>

type Wanted = { json: boolean; language: Language }
type Found = { results: CheckResult[]; file: string | null }

const wanted = readArguments()
if (wanted === null) {
  console.error(USAGE)
  process.exit(1)
}
const { results, file } = await examine()
if (wanted.json) printJson(results, wanted.language)
else printTable(results, { language: wanted.language, file })
// Sockets of services that never answered may still be open.
process.exit(results.some(({ state }) => state === 'failing') ? 1 : 0)

function readArguments(): Wanted | null {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
        'env-file': { type: 'string' },
      },
    })
    return isLanguage(values.language) ? { json: values.json, language: values.language } : null
  } catch {
    return null
  }
}

async function examine(): Promise<Found> {
  let config: Config
  let file: string | null = null
  try {
    file = loadSettings({ env: process.env, args: process.argv.slice(2) }).file
    config = readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { results: error.message.split('\n').map(invalidSetting), file }
  }
  const doctor = await openDoctor(config)
  try {
    return { results: await runChecks(doctor.checks, { clock, secrets: doctor.secrets }), file }
  } finally {
    await doctor.close()
  }
}

/** The site does not start with it, so nothing else is tested. */
function invalidSetting(detail: string): CheckResult {
  const at = clock.now().toISOString()
  return {
    id: 'settings',
    part: 'data',
    subject: null,
    state: 'failing',
    reason: 'config_invalid',
    values: { detail, file: settingsFile() },
    at,
    ms: 0,
  }
}

function printJson(results: readonly CheckResult[], language: Language): void {
  const checks = results.map((result) => {
    const { found, next } = describeCheck(result, language)
    return { ...result, found, next }
  })
  const ok = results.every(({ state }) => state !== 'failing')
  console.log(JSON.stringify({ ok, checks }, null, 2))
}

function printTable(
  results: readonly CheckResult[],
  { language, file }: { language: Language; file: string | null },
): void {
  console.error(`Settings: ${file ?? 'the environment'}`)
  const rows = results
    .toSorted((a, b) => byUrgency(a.state, b.state))
    .map((result) => {
      const { part, subject, ...described } = describeCheck(result, language)
      const name = subject ? `${part}: ${subject}` : part
      return { ...described, name, colour: COLOURS[result.state], ms: result.ms }
    })
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  const stateWidth = Math.max(...rows.map(({ state }) => state.length))
  for (const { name, state, colour, found, next, ms } of rows) {
    const word = styleText(colour, state.padEnd(stateWidth))
    console.log(`${word}  ${name.padEnd(nameWidth)}  ${found}${ms > 0 ? ` (${ms} ms)` : ''}`)
    if (next !== null) console.log(`${' '.repeat(stateWidth + nameWidth + 4)}→ ${next}`)
  }
  const count = (state: CheckState) => results.filter((result) => result.state === state).length
  console.log(
    `\n${count('failing')} failing, ${count('demo')} demo, ${count('off')} off, ${count('ready')} ready`,
  )
}
