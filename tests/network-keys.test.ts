// What deploy/nginx.conf counts as one network is what the process counts as one.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from '#server/platform/kernel/network-of.ts'

const MAP = /map \$remote_addr \$angkasa_network \{([^}]|\}(?=[^\n]*\$1))*\n\}/
const RULES = [...(MAP.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[0] ?? '').matchAll(/"~(\S+)" \$1;/g)]

const keyOf = (address: string) =>
  RULES.map(([, rule = '']) => new RegExp(rule).exec(address)?.[1]).find(Boolean) ?? address

/** As nginx writes it: the longest row of two zeros or more is `::`, which is how URLs are written. */
const written = (groups: readonly number[]) =>
  new URL(`http://[${groups.map((group) => group.toString(16)).join(':')}]`).hostname.slice(1, -1)

const group = fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: 0, max: 0xffff }))
/** Global addresses. Those of 2001::/32 are tunnels of IPv4 and count by their provider. */
const prefix = fc.tuple(
  fc.integer({ min: 0x2002, max: 0x3fff }),
  fc.integer({ min: 1, max: 0xffff }),
  group,
  group,
)
const host = fc.tuple(group, group, group, group)

test('nginx has a rule for each place where the zeros of a network may begin', () => {
  expect(RULES).toHaveLength(4)
})

test('all addresses of an IPv6 /64 have one key in nginx, and those of two have two', () => {
  fc.assert(
    fc.property(prefix, prefix, host, host, (one, other, here, there) => {
      const [first, second] = [written([...one, ...here]), written([...other, ...there])]
      expect(keyOf(written([...one, ...there]))).toBe(keyOf(first))
      expect(keyOf(first) === keyOf(second)).toBe(networkOf(first) === networkOf(second))
    }),
    { numRuns: 2_000 },
  )
})
