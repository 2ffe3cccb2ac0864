// npm --prefix proof run deps: known vulnerabilities of production packages (npm audit), and an SBOM (CycloneDX).
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { printTable } from '../scripts/lib/table.ts'

const SBOM = 'test-results/sbom.cdx.json'
const TIMEOUT_MS = 60_000
const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const
const SERIOUS = ['critical', 'high'] as const

type Audit = {
  metadata: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

writeSbom()
const audit = askAudit()
if (audit === null) {
  console.log(
    'The audit service cannot be reached from here: nothing was checked. Run this again with access to the registry.',
  )
} else report(audit)

function npm(args: readonly string[]): string {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return stdout ?? ''
}

function writeSbom(): void {
  const text = npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'])
  const { components = [] } = readJson<{ components?: unknown[] }>(text) ?? {}
  if (components.length === 0) {
    console.error('npm sbom returned no packages.')
    process.exit(1)
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(SBOM, text)
  console.log(`${components.length} packages listed in ${SBOM}`)
}

/** Null where the audit service cannot be reached. */
function askAudit(): Audit | null {
  const answer = readJson<Partial<Audit>>(npm(['audit', '--omit=dev', '--json', '--fetch-retries=0']))
  return answer?.metadata ? (answer as Audit) : null
}

function report({ metadata, vulnerabilities = {} }: Audit): void {
  const found = metadata.vulnerabilities
  printTable(
    ['vulnerabilities of production packages', 'packages', 'bar'],
    LEVELS.map((level) => [
      level,
      String(found[level] ?? 0),
      SERIOUS.some((each) => each === level) ? '0' : '',
    ]),
  )
  for (const [name, { severity, range }] of Object.entries(vulnerabilities))
    console.log(`${severity}: ${name} ${range}`)
  if (SERIOUS.some((level) => (found[level] ?? 0) > 0)) process.exit(1)
}

function readJson<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value
  } catch {
    return null
  }
}
