/** The origins of the build and of the mock API; PORT and API_PORT change them, also for the build. */
const { PORT = '4173', API_PORT = '4100' } = process.env;

export const PORTAL = `http://localhost:${PORT}`;
export const MOCK_API = `http://localhost:${API_PORT}`;
