import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::', '2001:db8:1'],
  ['192.0.2.7', null],
  ['::ffff:192.0.2.7', null],
  ['::ffff:c000:207', null],
  ['unknown', null],
])('%s lies in the /48 %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})
