package app;

/** Whether the database answers. */
interface Health {
    boolean isReachable();
}
