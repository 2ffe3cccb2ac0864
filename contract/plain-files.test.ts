import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SERVER_SIDE = /(\.schema|\/calls|\/openapi)\.ts$/
const IMPORTED = /^(?:import|export) (?!type ).*?from '([^']+)'/gms

function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORTED)].map(([, name]) => name ?? '')
}

test('a file that pages import brings neither zod nor a schema along', () => {
  const plain = Object.entries(sources).filter(([name]) => !SERVER_SIDE.test(name))
  expect(plain.length).toBeGreaterThan(20)
  for (const [name, source] of plain) {
    const heavy = importsOf(source).filter((other) => other.startsWith('zod') || SERVER_SIDE.test(other))
    expect(heavy, name).toEqual([])
  }
})

test('the contract stands alone: zod and its own files, nothing else', () => {
  for (const [name, source] of Object.entries(sources)) {
    const foreign = importsOf(source).filter((other) => other !== 'zod' && !/^\.\/[a-z-.]+\.ts$/.test(other))
    expect(foreign, name).toEqual([])
  }
})

test('every file begins by saying what it is for', () => {
  for (const [name, source] of Object.entries(sources)) expect(source, name).toMatch(/^\/\/ [A-Z].*\.\n/)
})
