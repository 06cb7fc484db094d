'use client'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <>
      <h1>Something went wrong</h1>
      <p role="alert">The server did not respond as expected.</p>
      <button type="button" className="button-quiet" onClick={reset}>
        Try again
      </button>
    </>
  )
}
