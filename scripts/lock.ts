// Refuses a lock file that another machine could not install, or that contains the address of a registry.
import { globSync, readFileSync } from 'node:fs'

type Entry = { resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> }

const problems = globSync('{.,art,proof}/package-lock.json').flatMap(problemsOf)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function problemsOf(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
  const names = new Set(Object.keys(packages).map((key) => key.split('node_modules/').pop()))
  return Object.entries(packages)
    .flatMap(([key, { resolved, integrity, optionalDependencies = {} }]) => [
      ...(resolved ? [`${key} contains an address: ${resolved}`] : []),
      ...(key && !integrity ? [`${key} has no checksum`] : []),
      ...Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${key || 'the project'} wants ${name}, which is not in the lock`),
    ])
    .map((problem) => `${file}: ${problem}`)
}
