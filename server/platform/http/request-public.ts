// One request to an address that an owner entered: no redirect, and no way into our own network.
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPrivateHost, lookupPublic, PrivateAddressError } from '#server/platform/kernel/private-address.ts'

type Options = Pick<RequestOptions, 'method' | 'headers' | 'signal'> & {
  body?: string
  /** Also plain http, and addresses of this machine and its network. */
  allowPrivate: boolean
}

export class NotHttpsError extends PrivateAddressError {}

/** Resolves with the head of the reply. `node:https`, because `fetch` cannot check the address that it connects to. */
export async function requestPublic(
  url: URL,
  { allowPrivate, body, ...options }: Options,
): Promise<IncomingMessage> {
  const isHttps = url.protocol === 'https:'
  if (!allowPrivate && !isHttps) throw new NotHttpsError('only https is allowed')
  if (!allowPrivate && isPrivateHost(url.hostname))
    throw new PrivateAddressError(`${url.hostname} is a private address`)
  const open = isHttps ? requestHttps : requestHttp
  // A new connection each time, so that its address was checked for this request.
  const connection = { agent: false as const, ...(!allowPrivate && { lookup: lookupPublic }) }
  return new Promise((resolve, reject) => {
    open(url, { ...options, ...connection }, resolve)
      .on('error', reject)
      .end(body)
  })
}
