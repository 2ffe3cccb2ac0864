import { expect, test } from 'vitest'
import { customerEmail } from './customer-email.ts'

test.each([
  ['Steve', 'Steve'],
  ['-_-', '-_-'],
  ['be.My_Name', 'My_Name'],
  ['be..My_Name', 'My_Name'],
  ['be....My_Name', 'My_Name'],
  ['be.a.b', 'a.b'],
  ['be.a...b', 'a.b'],
  ['be.Name..', 'Name'],
  ['be._.', '_'],
  ['be....', 'player'],
])('%s is %s before the @', (username, local) => {
  expect(customerEmail(username, 'https://angkasa.id')).toBe(`${local}@players.angkasa.id`)
})

test.each([
  ['https://angkasa.id', 'players.angkasa.id'],
  ['https://Play.Angkasa.ID:8443', 'players.play.angkasa.id'],
  ['https://angkasa.id.', 'players.angkasa.id'],
  ['https://angkása.id', 'players.xn--angksa-sta.id'],
  ['http://localhost:3000', 'players.example'],
  ['http://shop.localhost', 'players.example'],
  ['http://server', 'players.example'],
  ['http://my_app.internal', 'players.example'],
  ['http://203.0.113.7', 'players.example'],
  ['http://0x7f.1', 'players.example'],
  ['http://[2001:db8::1]:3000', 'players.example'],
  [`http://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.id`, 'players.example'],
])('a site at %s has its players at %s', (publicUrl, domain) => {
  expect(customerEmail('Steve', publicUrl)).toBe(`Steve@${domain}`)
})
