// The document of an account page includes this script after the list of its files. If this browser stores a session, the
// script requests the data that the app needs first, and starts to load these files. Only shared/api/asked-early reads
// the answers.
{
  const stored = () => {
    try {
      const { access_token: token, expires_at: endsAt, user } = JSON.parse(localStorage.getItem(SESSION_KEY))
      // As in shared/api/stored-session: a session that has to be renewed first is left to the client.
      const lasts = endsAt * 1000 - RENEWED_BEFORE > Date.now()
      const known = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && typeof user.id === 'string'
      return lasts && known && { token, id: encodeURIComponent(user.id) }
    } catch {
      return false
    }
  }
  const session = !/[?&]code=|access_token=/.test(location.search + location.hash) && stored()
  if (session) {
    window.askedEarly = {}
    const ask = (address, headers, token) => {
      // Reads the body at once: if the app sends its own request instead, the body would stay unread and the request
      // would never end.
      const answer = fetch(address, { headers }).then(
        async (response) =>
          new Response((await response.text()) || null, {
            status: response.status,
            headers: response.headers,
          }),
      )
      // The reader of the answer handles a failure. Without this handler, an answer that is never read would be an
      // unhandled rejection.
      answer.catch(() => {})
      window.askedEarly[address] = { token, answer }
      return answer
    }
    // As shared/api/read-row.
    const askProfile = ({ supabaseUrl, supabaseKey }) =>
      ask(
        `${supabaseUrl.replace(/\/+$/, '')}/rest/v1/profiles?select=*&id=eq.${session.id}`,
        {
          accept: 'application/vnd.pgrst.object+json',
          apikey: supabaseKey,
          authorization: `Bearer ${session.token}`,
        },
        session.token,
      )
    const built = BACKEND
    if (built) askProfile(built)
    else
      ask('/api/config', { accept: 'application/json' })
        .then((answer) => answer.clone().json())
        .then(askProfile)
        .catch(() => {})

    // They are many, and what is asked for above would wait for them. The styles come with the app, as everywhere.
    for (const link of document.querySelectorAll('link[data-later]:not([data-later=styles])')) {
      link.fetchPriority = 'low'
      link.rel = 'modulepreload'
    }
  }
}
