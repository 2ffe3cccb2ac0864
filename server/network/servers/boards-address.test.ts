import { expect, test } from 'vitest'
import { toBoardsAddress } from './boards-address.ts'

test('parses a full URL and fills in default port and prefix', () => {
  expect(toBoardsAddress('mysql://web:s%40cret%2F@db.example:3307/mc?prefix=lb_')).toEqual({
    kind: 'mysql',
    host: 'db.example',
    port: 3307,
    user: 'web',
    password: 's@cret/',
    database: 'mc',
    prefix: 'lb_',
    tls: null,
  })
  expect(toBoardsAddress('mysql://web@[::1]/mc')).toEqual({
    kind: 'mysql',
    host: '::1',
    port: 3306,
    user: 'web',
    password: '',
    database: 'mc',
    prefix: 'ajlb_',
    tls: null,
  })
  expect(toBoardsAddress('mysql://web@db/mc?prefix=')).toMatchObject({ prefix: '' })
  expect(toBoardsAddress('mysql://web@db/mc?tls=1')).toMatchObject({ tls: { ca: null } })
})

test.each([
  ['sqlite:/srv/cache.db', '/srv/cache.db'],
  ['sqlite:///srv/cache.db', '/srv/cache.db'],
  ['sqlite:./data/cache.db', './data/cache.db'],
  ['sqlite:with space?.db', 'with space?.db'],
])('%s is a file', (url, path) => {
  expect(toBoardsAddress(url)).toEqual({ kind: 'sqlite', path })
})

test.each([
  ...['', 'sqlite:', 'sqlite::memory:', 'mysql:', 'mysql://', 'mysql://host/db', 'mysql://user@host'],
  ...['nonsense', 'postgres://user@host/db', 'mysql://user:%zz@host/db', 'mysql://u@h:99999/db'],
  ...['mysql://u@h/db?prefix=a`b', 'mysql://u@h/db?prefix=a b', `mysql://u@h/db?prefix=${'a'.repeat(40)}`],
])('refuses %s', (url) => {
  expect(toBoardsAddress(url)).toBeNull()
})
