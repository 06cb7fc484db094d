import { Box, Button, Skeleton, Text } from '@chakra-ui/react'
import { type ComponentType, Suspense, useMemo } from 'react'
import { type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE, type SessionPort } from '@/entities/profile/model'
import { NewProjectProvider } from '@/features/new-project'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { NavigationProvider, OutsideRouter } from '@/shared/lib/router'
import { stageHistory } from '../../model/run/stage-history'
import { Boundary } from '@/shared/ui/boundary'
import type { Place } from '../../model/run/places'

/** The page at an address of the app, as the route table has it. */
export type PageAt = (path: string) => { pattern: string; load: () => Promise<ComponentType> }

const signedIn = (role: 'user' | 'admin') =>
  fixedSession({ status: 'signedIn', profile: { ...SAMPLE_PROFILE, role }, fallback: false })

const SESSIONS: Record<Place['as'], SessionPort> = {
  visitor: fixedSession({ status: 'signedOut' }),
  user: signedIn('user'),
  admin: signedIn('admin'),
}

/** A page of the app in a place of its own: its addresses, its account and its actors are not the app's. */
export function PageStage({ place, pageAt }: { place: Place; pageAt: PageAt }) {
  const { history, pattern, Page } = useMemo(() => {
    const { pattern, load } = pageAt(place.path)
    return { history: stageHistory(place.path), pattern, Page: lazyComponent(load).Component }
  }, [place, pageAt])
  return (
    <OutsideRouter>
      <SessionProvider session={SESSIONS[place.as]}>
        <Box
          data-stage=""
          p={{ base: '3', md: '5' }}
          flex="1"
          minHeight="0"
          overflow="auto"
          transform="translateZ(0)"
        >
          <NavigationProvider key={place.path} history={history}>
            <Boundary fallback={notHere}>
              <NewProjectProvider session={SESSIONS[place.as]} dialog={noDialog}>
                <Suspense fallback={<Skeleton height="12rem" />}>
                  <Pages
                    routes={[
                      { path: pattern, element: <Page /> },
                      { path: '*', element: <Left path={place.path} /> },
                    ]}
                  />
                </Suspense>
              </NewProjectProvider>
            </Boundary>
          </NavigationProvider>
        </Box>
      </SessionProvider>
    </OutsideRouter>
  )
}

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

const noDialog = () => null
const notHere = () => <Text color="fg.muted">This page cannot be shown here.</Text>

/** Shown when the page navigates to another address. */
function Left({ path }: { path: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Text mb="3">
        The page navigated to <code>{pathname + search}</code>.
      </Text>
      <Button onClick={() => void navigate(path)}>Back to the page</Button>
    </>
  )
}
