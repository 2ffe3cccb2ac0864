// The part of midtrans-client that the tests use: the package has no types.
declare module 'midtrans-client' {
  type Reply = Record<string, unknown>
  class CoreApi {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string })
    apiConfig: { getCoreApiBaseUrl(): string }
    charge(body: object): Promise<Reply>
    transaction: {
      status(reference: string): Promise<Reply>
      cancel(reference: string): Promise<Reply>
      expire(reference: string): Promise<Reply>
      /** Asks for the status of the payment that a notification names. */
      notification(body: string): Promise<Reply>
    }
  }
  const midtrans: { CoreApi: typeof CoreApi }
  export default midtrans
}
