// The slowest files and tests of a run, from the reports that the runners write.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { printTable } from './table.ts'

const FOLDER = join('test-results', 'times')
const SHOWN = 10
/** A test may need a fifth of its timeout of a minute on an idle machine. */
const LONG_MS = 12_000

type Timed = { name: string; ms: number }
type VitestReport = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}
type BrowserSuite = {
  title: string
  suites?: BrowserSuite[]
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** Where a runner writes its report. */
export function reportFile(name: string): string {
  return join(FOLDER, `${name}.json`)
}

export function forgetReports(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

export function printSlowest(reports: { vitest: readonly string[]; browser?: string }): void {
  const runs = reports.vitest.map((name) => readVitest(reportFile(name)))
  if (reports.browser) runs.push(readBrowser(reportFile(reports.browser)))
  const files = runs.flatMap((run) => run.files)
  const tests = runs.flatMap((run) => run.tests)
  print('slowest files', files)
  print('slowest tests', tests)
  const long = tests.filter(({ ms }) => ms > LONG_MS).length
  console.log(`${tests.length} tests, ${long} of them longer than ${LONG_MS / 1_000} s`)
}

function print(title: string, timed: readonly Timed[]): void {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  console.log('')
  printTable(
    [title, 's'],
    slowest.map(({ name, ms }) => [name, (ms / 1_000).toFixed(1)]),
  )
}

function readVitest(file: string): { files: Timed[]; tests: Timed[] } {
  if (!existsSync(file)) return { files: [], tests: [] }
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  return {
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      ms: endTime - startTime,
    })),
    tests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    ),
  }
}

function readBrowser(file: string): { files: Timed[]; tests: Timed[] } {
  if (!existsSync(file)) return { files: [], tests: [] }
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: BrowserSuite[] }
  const byFile = suites.map((suite) => ({ name: suite.title, tests: testsIn(suite) }))
  return {
    files: byFile.map(({ name, tests }) => ({ name, ms: tests.reduce((sum, { ms }) => sum + ms, 0) })),
    tests: byFile.flatMap(({ tests }) => tests),
  }
}

function testsIn({ suites = [], specs = [] }: BrowserSuite): Timed[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}
