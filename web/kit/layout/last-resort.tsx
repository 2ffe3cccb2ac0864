// Shown when the layout itself failed; in both languages, because the language may be unknown.
export function LastResort() {
  return (
    <main className="wrap grid min-h-svh place-content-center gap-4 text-center">
      <title>Something went wrong · Ada yang salah</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">Something went wrong · Ada yang salah</h1>
      <p className="text-soft">
        Please try again. <span lang="id">Coba lagi, ya.</span>
      </p>
      <p>
        <a className="btn btn-primary" href="/">
          Home · Beranda
        </a>
      </p>
    </main>
  )
}
