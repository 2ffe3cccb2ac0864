import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function connectTo(listener: RequestListener, onParsed = () => {}): Promise<Socket> {
  const server = createServer(inTurn(listener)).on('request', onParsed).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

test('handles the next request of a connection when the reply before it has left', async () => {
  const handled: ServerResponse[] = []
  const socket = await connectTo((_request, response) => void handled.push(response))
  socket.resume().write(REQUEST.repeat(3))

  for (const number of [1, 2, 3]) {
    await expect.poll(() => handled.length).toBe(number)
    await sleep(20)
    expect(handled).toHaveLength(number)
    handled.at(-1)?.end('x')
  }
})

test('answers sixteen requests that wait, in the order of their arrival', async () => {
  let number = 0
  const socket = await connectTo((_request, response) => {
    number += 1
    response.end(`[${number}]`)
  })
  socket.write(REQUEST.repeat(17))
  let text = ''
  for await (const chunk of socket) {
    text += chunk
    if (text.includes('[17]')) break
  }

  expect(text.match(/\[\d+\]/g)).toEqual(Array.from({ length: 17 }, (_, index) => `[${index + 1}]`))
})

test('closes a connection with more requests, and parses none of the rest', async () => {
  const [handle, parse] = [vi.fn(), vi.fn()]
  const socket = await connectTo(handle, parse)
  socket.resume().write(REQUEST.repeat(1_000))
  await once(socket, 'close')

  expect(handle).toHaveBeenCalledTimes(1)
  expect(parse).toHaveBeenCalledTimes(18)
})
