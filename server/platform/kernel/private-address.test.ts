import { expect, test } from 'vitest'
import { isPrivateAddress, isPrivateHost, lookupPublic, PrivateAddressError } from './private-address.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '198.18.0.1', '192.0.0.8', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:a00:1'],
  ...['64:ff9b::a00:1', '2002:7f00:1::', '::127.0.0.1', '2001:db8::1', '192.0.2.1', '203.0.113.9'],
  'fe80::1%eth0',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
  expect(isPrivateHost(address.includes(':') ? `[${address}]` : address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '11.0.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)

test('names that can only be private are recognised without a look-up', () => {
  expect(isPrivateAddress('not an address')).toBe(true)
  const hosts = ['localhost', 'LOCALHOST.', 'a.localhost', 'nas.local', 'mc.internal', 'x.home.arpa']
  expect(hosts.filter(isPrivateHost)).toEqual(hosts)
  expect(['localhost.example.com', 'mc-heads.net', 'internal.test'].filter(isPrivateHost)).toEqual([])
})

test.each([true, false])('a name that resolves to a private address is refused (all: %s)', async (all) => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve))
  expect(error).toBeInstanceOf(PrivateAddressError)
})

test('a name that does not exist is an error', async () => {
  const error = await new Promise((resolve) => lookupPublic('no-such-host.invalid', {}, resolve))
  expect(error).toMatchObject({ syscall: 'getaddrinfo' })
})
