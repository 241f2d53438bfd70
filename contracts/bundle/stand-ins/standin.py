"""A backend for three calls, with its provider states: `python3 standin.py 8000`. It needs nothing but Python."""
import json, sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, quote, unquote, urlsplit

ADMIN, users, refusal = 1, {}, None
EXPIRED, FORBIDDEN = "Authentication credentials are missing or expired.", "You do not have permission to perform this action."
EMPTY = dict.fromkeys(("phone_number", "country", "date_of_birth", "address"))

def insert(id, last_login="2026-03-14T18:40:11Z", role="user"):
    users[str(id)] = {"id": id, "email": f"user{id}@example.com", "full_name": f"User {id}", "role": role,
                      "date_joined": "2026-01-17T08:12:00Z", "last_login": last_login, **EMPTY}

def set_up(state, params):
    """Empties everything, inserts the admin, and creates what the state says. The list of all states is in states.json."""
    global refusal
    users.clear(), insert(ADMIN, role="admin")
    refusal = {"the access token has expired": (401, {"message": EXPIRED}), "the service is unavailable": (503, None),
               "the answer of the service is lost on its way": (504, None), "a page may have 100 rows at most": (400, {"message": "100 rows at most."}),
               "the signed-in account is no longer an admin": (403, {"message": FORBIDDEN})}.get(state)
    if state == "users exist": [insert(10 + index) for index in range(params["count"])]
    elif state == "a user has this id": insert(params["id"], last_login=None)
    elif state == "the signed-in admin has this id": return {"accessToken": "token", "id": str(ADMIN)}
    elif not refusal and state not in ("no user has this id", "an admin is signed in to an empty platform"):
        return None
    return {"accessToken": "token", "id": quote(str(params.get("id", "")), safe="")}

def answer(method, path, query):
    if refusal: return refusal
    if path == "/api/admin/users":
        page, size = (int(query.get(name, [default])[0]) for name, default in (("page", 1), ("page_size", 20)))
        return 200, {"count": len(users), "next": None, "previous": None, "results": list(users.values())[::-1][(page - 1) * size:page * size]}
    if not path.startswith("/api/admin/users/"): return 404, {"message": "There is nothing at this address."}
    id = unquote(path.split("/")[4])
    if id not in users: return 404, {"message": "User not found."}
    if method == "GET": return 200, users[id]
    if id == str(ADMIN): return 409, {"message": "You cannot delete your own account."}
    return 200, {"message": f"{users.pop(id)['full_name']} was deleted."}

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        url = urlsplit(self.path)
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or "{}")
        if url.path != "/_states": return self.send(*answer(self.command, url.path, parse_qs(url.query)))
        values = {} if body["action"] == "teardown" else set_up(body["state"], body.get("params") or {})
        self.send(*((400, {"message": f"There is no state {body['state']}."}) if values is None else (200, values)))

    def send(self, status, body):
        content = b"" if body is None else json.dumps(body).encode()
        self.send_response(status), self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content))), self.end_headers(), self.wfile.write(content)

    do_POST = do_DELETE = do_HEAD = do_GET
    def log_message(self, *_): pass

server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), Handler)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
