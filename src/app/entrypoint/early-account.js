// Stands in the document of a page of accounts, behind the list of its files. For whoever has a session here it begins with
// those, and asks for what the app needs to know first. shared/api/asked-early takes the answers, nothing else looks at them.
{
  const stored = () => {
    try {
      const { access_token: token, expires_at: endsAt, user } = JSON.parse(localStorage.getItem(SESSION_KEY))
      // As shared/api/stored-session: one that has to be renewed first is left to the client.
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
      // Read to its end at once: where the app asks by itself, nobody would, and the request would never be over.
      const answer = fetch(address, { headers }).then(
        async (response) =>
          new Response((await response.text()) || null, {
            status: response.status,
            headers: response.headers,
          }),
      )
      // Whoever takes it hears of a failure; until then nobody does.
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
