import { test } from 'vitest'

/** A test of what `open` gives, which is closed after it. */
export function testWith<World extends Disposable | AsyncDisposable>(open: () => World | Promise<World>) {
  return (title: string, run: (world: World) => unknown, timeoutMs?: number) =>
    test(
      title,
      async () => {
        await using world = await open()
        await run(world)
      },
      timeoutMs,
    )
}
