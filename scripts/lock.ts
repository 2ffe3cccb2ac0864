// Refuses a lock file that another machine could not install, or that names where this one got its packages.
import { readFileSync } from 'node:fs'

type Entry = { resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const names = new Set(Object.keys(packages).map((key) => key.split('node_modules/').pop()))
const problems = Object.entries(packages).flatMap(
  ([key, { resolved, integrity, optionalDependencies = {} }]) => [
    ...(resolved ? [`${key} names an address: ${resolved}`] : []),
    ...(key && !integrity ? [`${key} has no checksum`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${key || 'the project'} wants ${name}, which is not in the lock`),
  ],
)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
