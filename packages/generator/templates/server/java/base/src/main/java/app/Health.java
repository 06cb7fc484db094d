package app;

/** Whether the database responds. */
interface Health {
    boolean isReachable();
}
